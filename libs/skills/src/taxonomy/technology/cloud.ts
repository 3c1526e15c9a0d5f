import { parseSkills } from '../../parse-skills.js';

/** Rented computers: providers, their services, and the ways to build on them. */
export const cloud = [
  ...parseSkills(
    'technology',
    `
AWS | Amazon Web Services, AWS Cloud, Amazon AWS, AWS services | > cloud-computing ~ azure, gcp, amazon-s3, amazon-ec2 # aws
Amazon EC2 | EC2, AWS EC2, Elastic Compute Cloud | > aws
Amazon S3 | AWS S3, S3 buckets, Simple Storage Service, S3^? | > aws, object-storage ? aws, ec2, lambda, bucket, cloud, rds, amazon, storage, dynamodb, cloudfront, glue, sqs, iam, athena, redshift
Amazon EBS | AWS EBS, EBS volumes | > aws
Amazon EFS | AWS EFS | > aws
Amazon S3 Glacier | AWS Glacier | > amazon-s3
AWS Lambda | Amazon Lambda, Lambda functions, Lambda^* | > aws, serverless-computing
AWS Step Functions | Step Functions^ | > aws
Amazon EventBridge | EventBridge, AWS EventBridge | > aws, event-driven-architecture
Amazon API Gateway | AWS API Gateway | > aws, api-gateways
Amazon CloudFront | CloudFront, AWS CloudFront | > aws, content-delivery-networks
Amazon Route 53 | Route 53, Route53, AWS Route 53 | > aws, dns
Amazon VPC | AWS VPC, VPC^ | > aws
AWS IAM | AWS Identity and Access Management | > aws, identity-and-access-management
Amazon Cognito | AWS Cognito, Cognito^ | > aws, authentication
AWS KMS | AWS Key Management Service | > aws, key-management
AWS Secrets Manager | | > aws, secrets-management
AWS CloudFormation | CloudFormation, CloudFormation templates | > aws, infrastructure-as-code ~ terraform
AWS CDK | AWS Cloud Development Kit | > aws, infrastructure-as-code ~ aws-cloudformation
AWS SAM | AWS Serverless Application Model | > aws, serverless-computing
Amazon CloudWatch | CloudWatch, AWS CloudWatch | > aws, cloud-monitoring
AWS CloudTrail | CloudTrail | > aws
AWS X-Ray | | > aws, distributed-tracing
AWS Systems Manager | AWS SSM | > aws
AWS Control Tower | | > aws
AWS Organizations | | > aws
AWS GuardDuty | GuardDuty | > aws, cloud-security
AWS Security Hub | | > aws, cloud-security
AWS WAF | | > aws, web-application-firewalls
AWS Elastic Beanstalk | Elastic Beanstalk | > aws
AWS Fargate | Fargate | > aws, containerization
Amazon ECS | AWS ECS, ECS^, Elastic Container Service | > aws, containerization ~ kubernetes
Amazon EKS | EKS^, AWS EKS, Elastic Kubernetes Service | > aws, kubernetes
Amazon ECR | AWS ECR, Elastic Container Registry | > aws, containerization
AWS Elastic Load Balancing | AWS ELB, Application Load Balancer, Elastic Load Balancer | > aws, load-balancing
AWS Auto Scaling | EC2 Auto Scaling | > aws
AWS Amplify | | > aws
AWS AppSync | AppSync | > aws, graphql
AWS Direct Connect | | > aws
AWS Transit Gateway | | > aws
AWS CodePipeline | CodePipeline | > aws, ci-cd
AWS CodeBuild | CodeBuild | > aws, ci-cd
AWS CodeDeploy | CodeDeploy | > aws, ci-cd
AWS CodeCommit | CodeCommit | > aws, git
AWS DMS | AWS Database Migration Service | > aws, database-migration
AWS IoT Core | AWS IoT, AWS IoT Greengrass | > aws, iot
AWS Well-Architected Framework | AWS Well-Architected | > aws, cloud-architecture
Amazon Connect | AWS Connect | > aws
LocalStack | | > aws
boto3 | | > aws, python
Azure | Microsoft Azure, MS Azure, Azure Cloud, Windows Azure | > cloud-computing ~ gcp # azure
Azure Functions | Azure Function Apps | > azure, serverless-computing ~ aws-lambda
Azure App Service | Azure App Services, Azure Web Apps | > azure
Azure Virtual Machines | Azure VMs | > azure, virtual-machines
Azure Blob Storage | Azure Storage, Azure Storage Accounts | > azure, object-storage ~ amazon-s3
Azure Kubernetes Service | AKS^, Azure AKS | > azure, kubernetes
Azure Container Apps | | > azure, containerization
Azure Logic Apps | Logic Apps | > azure
Azure Event Grid | | > azure, event-driven-architecture
Azure API Management | Azure APIM | > azure, api-management
Azure Key Vault | | > azure, secrets-management
Azure Monitor | | > azure, cloud-monitoring ~ amazon-cloudwatch
Azure Log Analytics | | > azure-monitor ~ kql
Azure Application Insights | Application Insights | > azure-monitor
Azure Resource Manager | ARM templates | > azure, infrastructure-as-code
Azure Bicep | Bicep^* | > azure, infrastructure-as-code ~ terraform
Azure Virtual Desktop | Windows Virtual Desktop | > azure ~ citrix
Azure Virtual Network | Azure VNet, Azure networking | > azure, computer-networking
Azure Policy | | > azure
Azure Backup | | > azure, backup-and-recovery
Azure Site Recovery | | > azure, disaster-recovery
Azure Arc | | > azure, hybrid-cloud
Azure Stack | | > azure, hybrid-cloud
Azure CLI | | > azure
Azure IoT Hub | Azure IoT | > azure, iot
GCP | Google Cloud, Google Cloud Platform, Google Cloud Services | > cloud-computing # gcp
Google Compute Engine | GCE^? | > gcp, virtual-machines ~ amazon-ec2 ? gcp, google, gke, compute, cloud
Google App Engine | App Engine | > gcp
Google Cloud Functions | Cloud Functions | > gcp, serverless-computing ~ aws-lambda
Google Cloud Run | Cloud Run | > gcp, serverless-computing
Google Cloud Storage | GCS^? | > gcp, object-storage ~ amazon-s3 ? gcp, bigquery, bucket, cloud, google, s3, storage
Google Kubernetes Engine | GKE^, Google GKE | > gcp, kubernetes
Google Cloud Build | Cloud Build | > gcp, ci-cd
Google Bigtable | Bigtable, Cloud Bigtable | > gcp, nosql
Google Anthos | Anthos | > gcp, kubernetes
Apigee | | > api-management, gcp
IBM Cloud | IBM Bluemix | > cloud-computing ~ aws
Oracle Cloud Infrastructure | Oracle Cloud, OCI^? | > cloud-computing ~ aws ? aws, azure, gcp, cloud, oracle, terraform
Alibaba Cloud | Aliyun | > cloud-computing ~ aws
DigitalOcean | Digital Ocean | > cloud-computing ~ heroku
Linode | | > cloud-computing ~ digitalocean
Hetzner Cloud | Hetzner | > cloud-computing ~ digitalocean
OVHcloud | OVH^ | > cloud-computing ~ digitalocean
Heroku | | > cloud-computing, paas
Vercel | | > cloud-computing ~ netlify, heroku
Netlify | | > cloud-computing ~ heroku
Cloudflare | Cloudflare CDN | ~ content-delivery-networks
Cloudflare Workers | | > cloudflare, serverless-computing
Akamai | | > content-delivery-networks ~ cloudflare
Fastly | | > content-delivery-networks ~ cloudflare
OpenStack | | > cloud-computing, private-cloud
VMware Cloud | VMware vCloud, vCloud Director | > vmware, cloud-computing
Pivotal Cloud Foundry | Cloud Foundry | > paas
MinIO | | > object-storage ~ amazon-s3
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Cloud computing | cloud services, cloud platforms, cloud technologies, cloud platform, cloud solutions, public cloud, cloud? | ~ cloud-architecture ? aws, azure, gcp, google, saas, kubernetes, devops, serverless, terraform, infrastructure, migration, platform, microservices, docker
Cloud infrastructure | cloud environments, cloud-based infrastructure | > cloud-computing
Cloud-native | cloud native, cloud-native development, cloud native applications, cloud-native applications | > cloud-computing
Twelve-factor app | twelve-factor | ~ cloud-native
Multi-cloud | multicloud, multi-cloud environments | > cloud-computing
Hybrid cloud | hybrid cloud environments | > cloud-computing
Private cloud | | > cloud-computing
Edge computing | | ~ cloud-computing
Serverless computing | serverless, serverless architecture, serverless functions, serverless applications, FaaS^ | > cloud-computing
IaaS^ | infrastructure as a service | > cloud-computing
PaaS^ | platform as a service | > cloud-computing
SaaS^ | software as a service, SaaS applications, SaaS products |
Object storage | blob storage | ~ cloud-computing
Content delivery networks | CDN^, CDNs^, content delivery network | ~ caching
`,
  ),
  ...parseSkills(
    'practice',
    `
Cloud architecture | cloud architectures, cloud solution architecture, cloud design | > cloud-computing, solution-architecture
Cloud administration | cloud operations, cloud management, CloudOps | > cloud-computing ~ system-administration
Cloud engineering | cloud development | > cloud-computing
Cloud migration | cloud migrations, migrating to the cloud, cloud adoption | > cloud-computing
Cloud monitoring | | ~ monitoring
Cloud cost optimization | FinOps, cloud cost management | > cloud-computing
Cloud automation | | > cloud-computing ~ infrastructure-as-code
`,
  ),
];
