import { parseSkills } from '../../parse-skills.js';

/** Building, shipping and running software: pipelines, containers, configuration, version control. */
export const devops = [
  ...parseSkills(
    'technology',
    `
Docker^ | Dockerfile, Dockerfiles, Docker containers, Docker Engine, Docker Desktop | > containerization ~ kubernetes, devops
Docker Compose | docker-compose | > docker
Docker Swarm | | > docker, container-orchestration
Podman | | > containerization ~ docker
Buildah | | > containerization ~ docker, podman
containerd | | > containerization ~ docker
LXC^ | Linux containers | > containerization, linux ~ docker
LXD | | > containerization, linux ~ lxc
Kubernetes | k8s, kubectl, Kubernetes clusters, Kube^* | > docker, container-orchestration ~ docker-swarm, devops
K3s | | > kubernetes
Minikube | | > kubernetes
Kubernetes operators | Kubernetes Operator | > kubernetes
Helm^ | Helm charts, Kubernetes Helm | > kubernetes
Kustomize | | > kubernetes ~ helm
OpenShift | Open Shift, Red Hat OpenShift, OCP 4 | > kubernetes
Rancher? | SUSE Rancher, RKE2 | > kubernetes ~ openshift ? kubernetes, k8s, docker, openshift, cluster, container, helm, suse, k3s
VMware Tanzu | | > kubernetes ~ openshift
HashiCorp Nomad | Nomad^* | > container-orchestration ~ kubernetes
Apache Mesos | | > container-orchestration ~ kubernetes
Istio | | > service-mesh, kubernetes
Linkerd | | > service-mesh, kubernetes ~ istio
Service mesh | | ~ kubernetes, microservices
Envoy^* | Envoy Proxy | ~ istio, nginx
Cilium | | > kubernetes ~ calico
Calico^* | Project Calico | > kubernetes
Knative | | > kubernetes, serverless-computing
Crossplane | | > infrastructure-as-code, kubernetes ~ terraform
Terraform | HashiCorp Terraform, Terraform modules | > infrastructure-as-code ~ ansible, pulumi, devops
OpenTofu | | > infrastructure-as-code ~ terraform
Terragrunt | | > terraform
Terraform Cloud | Terraform Enterprise | > terraform
Pulumi | | > infrastructure-as-code
Ansible | Ansible playbooks, Red Hat Ansible | > infrastructure-as-code, configuration-management ~ puppet, chef, devops
Ansible Tower | Ansible AWX, Ansible Automation Platform | > ansible
Puppet? | Puppet Enterprise, Puppet Labs | > infrastructure-as-code, configuration-management ? ansible, terraform, saltstack, devops, jenkins, configuration management, docker, kubernetes, infrastructure, linux, vagrant, automation
// Given in an unusual case, "Chef" counts only in a list of technical skills: on its own line it is a cook's trade.
Chef Infra | Chef?, Opscode Chef, Chef cookbooks, Progress Chef | > infrastructure-as-code, configuration-management ? ansible, puppet, terraform, saltstack, devops, jenkins, cookbook, configuration management, docker, kubernetes # chef
SaltStack | Salt Stack, Salt Project | > infrastructure-as-code, configuration-management ~ ansible
CFEngine | | > configuration-management ~ puppet
HashiCorp Packer | Packer^* | ~ vagrant # packer
Vagrant^ | HashiCorp Vagrant | ~ virtualization
HashiCorp Consul | Consul^* | > service-discovery ~ terraform # consul
HashiCorp Vault | Vault^* | > secrets-management
Backstage developer portal | Backstage.io | > platform-engineering
HAProxy | HA Proxy | > load-balancing ~ nginx
Traefik | | > load-balancing ~ nginx
Kong Gateway | Kong API Gateway, Kong^? | > api-gateways ~ apigee ? api, gateway, nginx, apigee, microservices, kubernetes, istio
Jenkins^* | Jenkins CI, Jenkins pipelines, Jenkinsfile, CloudBees Jenkins | > ci-cd ~ gitlab-ci, github-actions, devops
GitLab CI | GitLab CI/CD, GitLab pipelines, GitLab Runner | > ci-cd, gitlab ~ github-actions, devops
GitHub Actions | | > ci-cd, github
Bitbucket Pipelines | | > ci-cd, bitbucket ~ gitlab-ci
Azure DevOps | VSTS^, Azure DevOps Services | ~ jenkins, gitlab, jira
Azure Pipelines | Azure DevOps Pipelines | > ci-cd, azure-devops ~ jenkins
Azure Boards | | > azure-devops ~ jira
Team Foundation Server | TFS^, TFVC | ~ azure-devops
CircleCI | Circle CI | > ci-cd ~ jenkins, gitlab-ci
Travis CI | TravisCI, Travis^? | > ci-cd ~ jenkins, circleci ? ci, jenkins, circleci, github, gitlab, build, bamboo, teamcity
TeamCity | JetBrains TeamCity | > ci-cd ~ jenkins
Bamboo? | Atlassian Bamboo, Bamboo CI | > ci-cd ~ jenkins ? jenkins, jira, ci, atlassian, bitbucket, maven, teamcity, git
Drone CI | | > ci-cd ~ jenkins
Buildkite | | > ci-cd ~ jenkins
Tekton^ | Tekton Pipelines | > ci-cd, kubernetes ~ argo-cd
Concourse CI | | > ci-cd ~ jenkins
Spinnaker^* | Netflix Spinnaker | > ci-cd ~ argo-cd
Octopus Deploy | | > ci-cd ~ azure-pipelines
Harness.io | | > ci-cd ~ spinnaker
Argo CD | ArgoCD | > kubernetes, gitops
Argo Workflows | | > kubernetes, workflow-orchestration
Flux CD | FluxCD, Flux^* | > gitops, kubernetes ~ argo-cd # flux
LaunchDarkly | | > feature-flags
`,
  ),
  ...parseSkills(
    'tool',
    `
Git | Git version control, Git SCM | > version-control
Gitflow | Git flow | > git
GitHub | Git Hub, GitHub Enterprise | > git
GitLab | Git Lab | > git ~ github
Bitbucket | Bit Bucket, Atlassian Bitbucket | > git ~ github
Gerrit^ | Gerrit Code Review | > git, code-review
Gitea | | > git ~ gitlab
Subversion^ | SVN^, Apache Subversion, TortoiseSVN | > version-control ~ git
Mercurial^ | | > version-control ~ git
Perforce | Helix Core, P4V | > version-control ~ git
CVS^* | Concurrent Versions System | > version-control ~ subversion
IBM ClearCase | ClearCase | > version-control ~ perforce
Git LFS | | > git
Maven^ | Apache Maven | ~ gradle
Gradle | | ~ maven
Apache Ant | | ~ maven
sbt^ | Scala Build Tool | > scala ~ gradle
Bazel | | ~ gradle
GNU Make | Makefile, Makefiles | ~ cmake
CMake | | ~ gnu-make
Meson build | | ~ cmake
Ninja build | | ~ cmake
MSBuild | | > dot-net
NuGet | | > dot-net
Python Poetry | | > python
pipenv | | > python ~ python-poetry
pip^* | | > python
Conan package manager | | > c-plus-plus
vcpkg | | > c-plus-plus
JFrog Artifactory | Artifactory, JFrog | > artifact-management
Sonatype Nexus | Nexus Repository, Nexus^* | > artifact-management ~ jfrog-artifactory
Harbor registry | | > containerization ~ jfrog-artifactory
Dependabot | | ~ dependency-management
cron | crontab, cron jobs | ~ job-scheduling, linux
Control-M | BMC Control-M | > job-scheduling
AutoSys | CA AutoSys | > job-scheduling ~ control-m
Tivoli Workload Scheduler | | > job-scheduling ~ control-m
Rundeck | | > job-scheduling
`,
  ),
  ...parseSkills(
    'practice',
    `
DevOps | Dev Ops, DevOps practices, DevOps engineering | > ci-cd
DevSecOps | SecDevOps | > devops, application-security
Platform engineering | internal developer platforms | ~ devops
CI/CD | CI CD, CI and CD, CICD, CI/CD pipelines, CI & CD, continuous integration and delivery | > continuous-integration, continuous-delivery ~ devops
Continuous integration | | ~ ci-cd
Continuous delivery | | > continuous-integration ~ ci-cd
Continuous deployment | | > continuous-delivery ~ ci-cd
Build automation | build pipelines, build systems, build tools, build engineering | ~ ci-cd
Release management | software releases, release engineering, release planning | ~ ci-cd
Deployment automation | automated deployment, automated deployments, software deployment | ~ ci-cd
Blue-green deployment | blue/green deployments | ~ continuous-delivery
Canary deployments | canary releases | ~ continuous-delivery
Feature flags | feature toggles | ~ continuous-delivery
Infrastructure as code | IaC^, infrastructure-as-code | ~ configuration-management
Configuration management | server configuration management | ~ infrastructure-as-code
GitOps | | > infrastructure-as-code, git
Containerization | containerisation, container technologies, application containers, conteneurisation, containers? | ? docker, kubernetes, orchestration, microservices, openshift, podman, cloud, devops, ecs, serverless
Container orchestration | orchestrating containers | > containerization
Service discovery | | ~ microservices
Secrets management | secret management | ~ key-management, information-security
Infrastructure automation | IT automation, automating infrastructure | ~ infrastructure-as-code
Site reliability engineering | SRE^, site reliability | ~ devops, observability
Chaos engineering | | > site-reliability-engineering
Version control | source control, source code management, version control systems, revision control, source code control |
Branching strategies | | > git
Trunk-based development | | ~ ci-cd, git
Monorepos | monorepo | ~ version-control
Artifact management | artifact repositories | ~ ci-cd
Dependency management | package management | ~ build-automation
Scripting? | scripting languages, automation scripts, automation scripting, scripting language | ~ programming ? bash, python, shell, powershell, automation, perl, language, linux, sql, javascript, unix, windows, code, lua, vba
`,
  ),
];
