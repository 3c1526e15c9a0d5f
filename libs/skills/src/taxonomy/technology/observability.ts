import { parseSkills } from '../../parse-skills.js';

/** Knowing how running systems fare, and what to do when they do not. */
export const observability = [
  ...parseSkills(
    'tool',
    `
Prometheus^ | Prometheus monitoring | > monitoring ~ datadog, observability
Alertmanager | Prometheus Alertmanager | > prometheus
Grafana | Grafana dashboards | > monitoring ~ prometheus, kibana, observability
Grafana Loki | Loki^* | > log-management ~ elk-stack
Thanos^* | | > prometheus
Datadog | Data Dog | > monitoring ~ observability
New Relic | NewRelic | > application-performance-monitoring ~ datadog, observability
Dynatrace | | > application-performance-monitoring ~ datadog, new-relic, observability
AppDynamics | App Dynamics | > application-performance-monitoring ~ datadog, new-relic, dynatrace
Elastic APM | | > application-performance-monitoring ~ elk-stack
Honeycomb.io | | > distributed-tracing ~ datadog
Splunk | Splunk Enterprise, Splunk SPL | > log-management ~ elasticsearch, elk-stack, siem, observability
ELK stack | ELK^, Elastic Stack | > elasticsearch, logstash, kibana, log-management
Kibana | | ~ elasticsearch
Logstash | | > log-management ~ elasticsearch
Filebeat | | > log-management ~ logstash
Fluentd | | > log-management ~ logstash
Fluent Bit | FluentBit | > log-management ~ fluentd
Graylog | | > log-management ~ elk-stack, splunk
Sumo Logic | | > log-management ~ splunk
Loggly | | > log-management
Sentry.io | Sentry^* | > error-tracking
Rollbar | | > error-tracking ~ sentry-io
Bugsnag | | > error-tracking ~ sentry-io
OpenTelemetry | OTel^ | > observability, distributed-tracing
Jaeger^* | Jaeger tracing | > distributed-tracing
Zipkin | | > distributed-tracing ~ jaeger
PagerDuty | Pager Duty | > on-call-duty
Opsgenie | | > on-call-duty ~ pagerduty
Nagios | Nagios XI | > monitoring ~ prometheus
Icinga | Icinga2 | > monitoring ~ nagios
Zabbix | | > monitoring ~ nagios, prometheus
Checkmk | Check_MK | > monitoring ~ nagios, zabbix
PRTG | PRTG Network Monitor | > network-monitoring ~ nagios, zabbix
SolarWinds | SolarWinds Orion | > network-monitoring ~ prtg
ManageEngine | ManageEngine OpManager | ~ solarwinds
Microsoft SCOM | SCOM^, System Center Operations Manager | > monitoring
Cacti^* | Cacti monitoring | > network-monitoring ~ nagios
LibreNMS | | > network-monitoring ~ nagios
Munin | | > monitoring ~ nagios
Pingdom | | > monitoring
ThousandEyes | | > network-monitoring
`,
  ),
  ...parseSkills(
    'practice',
    `
Observability | full-stack observability | > monitoring
System monitoring | systems monitoring, infrastructure monitoring, server monitoring, monitoring and alerting, IT monitoring, monitoring? | ? prometheus, grafana, datadog, logging, alerting, nagios, infrastructure, observability, server, devops, cloudwatch, zabbix, splunk # monitoring
Application performance monitoring | application monitoring, application performance management, APM^? | > monitoring ? monitoring, observability, datadog, dynatrace, relic, elastic, application, tracing
Network monitoring | | > monitoring ~ network-administration
Log management | log analysis, log aggregation, centralized logging | ~ monitoring
Distributed tracing | | ~ observability
Error tracking | error monitoring | ~ monitoring
Incident response | incident handling, security incident response | ~ incident-management
Incident management | major incident management, IT incident management | ~ incident-response
On-call duty | on-call rotation, on-call support, on-call rotations | ~ incident-management
Problem management | ITIL problem management | ~ incident-management, itil
Blameless postmortems | incident postmortems, post-incident reviews | ~ incident-management
Service level objectives | SLOs^, SLO^ | ~ site-reliability-engineering
Service level agreements | SLA^, SLAs^, service level agreement, SLA management | ~ service-level-objectives
Performance optimization | performance tuning, performance optimisation, performance engineering, application performance tuning, application performance optimization |
Capacity planning | capacity management |
Load balancing | load balancers, load balancer, load-balancing | ~ distributed-systems
High availability | highly available systems, high-availability | ~ load-balancing, distributed-systems
Failover clustering | HA clusters, Windows Failover Cluster | > high-availability
Fault tolerance | fault-tolerant systems, resilience engineering | ~ high-availability
Scalability | scalable systems, horizontal scaling, scalable architecture, system scalability | ~ distributed-systems, high-availability
Disaster recovery | DR planning, disaster recovery planning, IT disaster recovery | ~ backup-and-recovery
Business continuity | business continuity planning, BCP^, business continuity management | ~ disaster-recovery
Backup and recovery | backups, data backup, backup and restore, backup management, backup solutions | ~ disaster-recovery
`,
  ),
];
