import { parseSkills } from '../../parse-skills.js';

/** Moving, storing and keeping data in order. */
export const dataEngineering = [
  ...parseSkills(
    'technology',
    `
Snowflake^ | Snowflake Data Cloud, Snowflake DB, SnowSQL | > sql, data-warehousing ~ bigquery, amazon-redshift
Snowpark | | > snowflake
Snowpipe | | > snowflake
BigQuery | Google BigQuery, Big Query | > sql, gcp, data-warehousing
Amazon Redshift | Redshift, AWS Redshift | > sql, aws, data-warehousing
Azure Synapse Analytics | Azure Synapse, Synapse Analytics, Azure SQL Data Warehouse | > azure, data-warehousing ~ amazon-redshift, snowflake
Microsoft Fabric | MS Fabric | ~ azure-synapse-analytics, power-bi
Databricks | Azure Databricks | > apache-spark ~ data-engineering
Delta Lake | Delta tables | > data-lakes ~ databricks, apache-iceberg
Unity Catalog | | > databricks
Apache Iceberg | Iceberg tables | > data-lakes
Apache Hudi | | > data-lakes ~ apache-iceberg, delta-lake
Apache Parquet | | ~ apache-avro
Apache Arrow | | ~ apache-parquet
Apache Spark | Spark^*, Spark SQL | > big-data ~ data-engineering, data-pipelines
PySpark | Spark with Python | > apache-spark, python
Spark Streaming | Spark Structured Streaming, Structured Streaming | > apache-spark, stream-processing
Hadoop | Apache Hadoop, Hadoop ecosystem | > big-data ~ apache-spark
HDFS | Hadoop Distributed File System | > hadoop
MapReduce | Map Reduce, Map/Reduce | > big-data ~ hadoop
YARN resource manager | Hadoop YARN, Apache YARN | > hadoop
Cloudera | Cloudera CDP, Cloudera CDH | > hadoop
Hortonworks | Hortonworks HDP | > hadoop ~ cloudera
Apache Hive | Hive^*, HiveQL | > sql ~ hadoop
Apache Impala | Impala^* | > sql ~ apache-hive
Apache Pig | Pig Latin^* | ~ apache-hive, hadoop
Apache Sqoop | Sqoop | ~ hadoop, etl
Apache Flume | | ~ hadoop
Apache Oozie | Oozie | ~ hadoop, workflow-orchestration
Apache ZooKeeper | | ~ distributed-systems
Trino | | > sql
PrestoDB | Presto^? | > sql ~ trino ? trino, hive, spark, hadoop, sql, athena
Amazon Athena | AWS Athena, Athena^? | > aws, sql ~ trino ? aws, glue, redshift, s3, kinesis, quicksight, presto
Dremio | | > sql ~ trino
Amazon EMR | AWS EMR, Elastic MapReduce | > aws, big-data ~ apache-spark
AWS Glue | Glue jobs | > aws, etl
AWS Lake Formation | | > aws, data-lakes
Amazon Kinesis | AWS Kinesis, Kinesis^, Kinesis Data Streams, Kinesis Firehose | > aws, event-streaming ~ apache-kafka
Azure Data Factory | Data Factory^*, ADF^* | > azure, etl
Azure Data Lake | Azure Data Lake Storage, ADLS Gen2 | > azure, data-lakes
Azure Event Hubs | Event Hubs | > azure, event-streaming ~ apache-kafka
Google Cloud Dataflow | Cloud Dataflow, Google Dataflow, Dataflow^* | > gcp ~ apache-beam
Google Cloud Dataproc | Dataproc | > gcp ~ amazon-emr
Google Cloud Pub/Sub | Google Pub/Sub, Cloud Pub/Sub, GCP Pub/Sub | > gcp, message-queues
Google Cloud Composer | Cloud Composer | > gcp, apache-airflow
Apache Beam | | ~ apache-spark, apache-flink
Apache Flink | Flink | > stream-processing ~ apache-spark
Apache Storm | | > stream-processing ~ apache-flink
Apache Samza | | > stream-processing ~ apache-flink
Apache Kafka | Kafka | > event-streaming, message-queues ~ rabbitmq, event-driven-architecture, distributed-systems, data-pipelines
Kafka Streams | | > apache-kafka, stream-processing
ksqlDB | KSQL | > apache-kafka, stream-processing
Kafka Connect | | > apache-kafka
Confluent^ | Confluent Platform, Confluent Cloud | > apache-kafka
Debezium | | > change-data-capture ~ kafka-connect
RabbitMQ | Rabbit MQ | > message-queues ~ event-driven-architecture
Apache Pulsar | | > message-queues ~ apache-kafka
ActiveMQ | Apache ActiveMQ | > message-queues ~ rabbitmq
ZeroMQ | 0MQ | ~ message-queues
NATS^* | NATS.io, NATS JetStream | > message-queues ~ apache-kafka
IBM MQ | MQSeries, WebSphere MQ | > message-queues ~ rabbitmq
TIBCO | TIBCO BusinessWorks, TIBCO EMS | > system-integration ~ mulesoft
Redpanda | | > event-streaming ~ apache-kafka
Amazon SQS | AWS SQS, SQS^, Simple Queue Service | > aws, message-queues
Amazon SNS | AWS SNS, SNS^*, SNS/SQS, Simple Notification Service | > aws ~ amazon-sqs
Azure Service Bus | | > azure, message-queues ~ amazon-sqs
Apache Airflow | Airflow^, Airflow DAGs | > workflow-orchestration, python ~ etl, data-pipelines, data-engineering
Dagster | | > workflow-orchestration ~ apache-airflow
Prefect.io | Prefect Cloud | > workflow-orchestration ~ apache-airflow
Spotify Luigi | | > workflow-orchestration ~ apache-airflow
Temporal.io | Temporal workflows | > workflow-orchestration
dbt^ | data build tool, dbt Core, dbt Cloud | > sql, etl ~ data-engineering, data-pipelines
Apache NiFi | NiFi | > etl
Informatica^ | Informatica PowerCenter, PowerCenter, Informatica IICS | > etl
Talend | Talend Open Studio | > etl ~ informatica
Pentaho | Pentaho Data Integration | > etl ~ talend
IBM DataStage | DataStage | > etl ~ informatica
Ab Initio^* | | > etl ~ informatica
SSIS | SQL Server Integration Services | > sql, microsoft-sql-server, etl
Oracle Data Integrator | | > etl, oracle-database
SAP Data Services | SAP BODS, BusinessObjects Data Services | > etl ~ informatica
Fivetran | | > elt
Airbyte | | > elt ~ fivetran
Stitch Data | | > elt ~ fivetran
Matillion | | > elt ~ fivetran
Alteryx | Alteryx Designer | > etl ~ knime
KNIME | | > data-analysis ~ alteryx, rapidminer
RapidMiner | | > data-mining ~ knime
Great Expectations^? | | > data-quality ? data, dbt, airflow, python, pipeline, spark
Collibra | | > data-governance
Alation | | > data-catalogs, data-governance ~ collibra
Apache Atlas | | > data-catalogs
DataHub^ | | > data-catalogs ~ apache-atlas
LookML | | > looker
Polars^ | | > python ~ pandas
Dask^ | | > python ~ pandas, apache-spark
Ray.io | Ray Serve, Ray Tune, Ray^? | > python ~ dask ? python, dask, pytorch, spark, distributed, mlops, training
`,
  ),
  ...parseSkills(
    'practice',
    `
Data engineering | data engineer skills, Datenengineering | > data-pipelines ~ sql, big-data, data-warehousing
Data pipelines | data pipeline, building data pipelines | ~ etl
Data processing | processing of data | ~ data-pipelines
Batch processing | batch jobs | ~ data-processing
ETL^ | extract transform load, ETL pipelines, ETL processes, ETL development, ETL tools, ETL/ELT | ~ data-engineering, sql
ELT pipelines | extract load transform, ELT processes, ELT^? | ~ etl ? etl, data, pipeline, dbt, warehouse, snowflake, fivetran # elt
Reverse ETL | | ~ etl
Data ingestion | ingesting data | ~ data-pipelines
Data integration | data integrations, Datenintegration | ~ etl
Data transformation | data transformations, transforming data, data wrangling, data munging | ~ etl, data-cleaning
Data cleaning | data cleansing, data preparation, cleaning data, data scrubbing, data preprocessing | ~ data-quality
Data migration | data migrations, data conversion, migrating data | ~ etl
Data warehousing | data warehouse, data warehouses, DWH^, enterprise data warehouse, EDW^, Data-Warehouse-Systeme | ~ etl, sql
Data lakes | data lake | ~ data-warehousing
Data lakehouse | lakehouse architecture, lakehouse | > data-lakes, data-warehousing
Data marts | data mart | > data-warehousing
Data mesh | | ~ data-architecture
Data fabric | | ~ data-architecture, data-mesh
Data architecture | | ~ data-modeling
Data modeling | data modelling, data models, data model | ~ database-design
Entity-relationship modeling | entity relationship modeling, ER diagrams, ERD^, entity relationship diagrams, ER modeling | > data-modeling
Dimensional modeling | dimensional modelling, Kimball methodology | > data-modeling, data-warehousing
Star schema | star schemas | > dimensional-modeling
Snowflake schema | | > dimensional-modeling ~ star-schema
Data Vault^ | Data Vault 2.0 | > data-modeling, data-warehousing
Slowly changing dimensions | SCD Type 2 | > dimensional-modeling
OLAP^ | online analytical processing, OLAP cubes | ~ data-warehousing
Change data capture | CDC^? | ~ data-integration ? debezium, kafka, etl, data, replication, pipeline
Stream processing | real-time data processing, streaming data, data streaming, real-time streaming | ~ event-streaming
Big data | big data technologies, big data analytics, Big-Data | ~ data-engineering
Workflow orchestration | data orchestration, pipeline orchestration | ~ data-pipelines
Job scheduling | batch scheduling, job schedulers | ~ workflow-orchestration
Data governance | | ~ data-management
Data stewardship | data steward, data stewards | ~ data-governance
Data management | data administration, Datenmanagement |
Data quality | data quality management, data quality assurance | ~ data-governance
Data integrity | | ~ data-quality
Data validation | validating data | ~ data-quality
Master data management | master data | ~ data-governance
Data catalogs | data catalog, data catalogue, data cataloging | > taxonomy-and-metadata
Data lineage | | ~ data-governance
Data observability | | ~ data-quality
Web scraping | data scraping | ~ data-analysis
Web crawling | web crawlers, web crawler | ~ web-scraping
Scrapy | | > web-scraping, python
Beautiful Soup | BeautifulSoup | > web-scraping, python
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Message queues | message queue, message queuing, messaging systems |
Message brokers | message broker, message-oriented middleware | ~ message-queues
Event streaming | event stream processing, event streams | ~ message-queues
Publish-subscribe messaging | pub/sub, publish/subscribe, pub-sub messaging | ~ message-queues
Ontologies | ontology engineering, ontology development | ~ taxonomy-and-metadata
Knowledge graphs | knowledge graph | ~ graph-databases, ontologies
Semantic web | linked data | ~ rdf, ontologies
Open data | | ~ data-management
`,
  ),
];
