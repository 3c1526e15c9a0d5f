import { parseSkills } from '../../parse-skills.js';

/** Stores of data and the work of designing and running them. */
export const databases = [
  ...parseSkills(
    'technology',
    `
PostgreSQL | Postgres, Postgre SQL, PSQL, PgSQL | > sql, relational-databases
PostGIS | | > postgresql ~ spatial-databases
MySQL | My SQL | > sql, relational-databases ~ postgresql
MariaDB | Maria DB | > sql, relational-databases ~ mysql
Percona | Percona XtraDB, Percona Server | ~ mysql
Microsoft SQL Server | SQL Server, MSSQL, MS SQL, MS SQL Server, SQL Server 2016, SQL Server 2019 | > sql, relational-databases ~ postgresql, oracle-database, t-sql
SQL Server Management Studio | SSMS | > microsoft-sql-server
Oracle Database | Oracle DB, Oracle^, Oracle 12c, Oracle 19c, Oracle SQL, Oracle RDBMS, Oracle databases | > sql, relational-databases
Oracle RAC | Oracle Real Application Clusters | > oracle-database
Oracle Data Guard | | > oracle-database
Oracle GoldenGate | GoldenGate | > oracle-database, change-data-capture
Oracle APEX | Oracle Application Express | > oracle-database
Oracle Forms | Oracle Forms Builder | > oracle-database
Oracle Reports | | > oracle-database ~ oracle-forms
Exadata | Oracle Exadata | > oracle-database
SQLite | | > sql, relational-databases
IBM Db2 | DB2 | > sql, relational-databases
IBM Informix | Informix | > sql, relational-databases
Sybase | SAP ASE, Sybase ASE | > sql, relational-databases
Teradata | Teradata SQL | > sql, data-warehousing
Netezza | IBM Netezza | > sql, data-warehousing ~ teradata
Vertica | | > sql, data-warehousing ~ teradata
Greenplum | | > sql, data-warehousing ~ postgresql
Firebird^* | FirebirdSQL, Firebird database | > sql, relational-databases
FileMaker | FileMaker Pro, Claris FileMaker | ~ relational-databases
CockroachDB | | > sql ~ postgresql
YugabyteDB | | > sql ~ cockroachdb
TiDB | | > sql ~ cockroachdb
Google Cloud Spanner | Cloud Spanner | > sql, gcp ~ cockroachdb
Supabase | | > postgresql ~ firebase
H2 database | | > sql, java
MongoDB | Mongo^, Mongo DB | > nosql ~ dynamodb, cassandra
MongoDB Atlas | | > mongodb
Mongoose^* | Mongoose ODM | > mongodb, node-js
DynamoDB | Dynamo DB, Amazon DynamoDB, AWS DynamoDB | > aws, nosql
Azure Cosmos DB | Cosmos DB, CosmosDB | > azure, nosql ~ dynamodb
Cassandra^* | Apache Cassandra, Cassandra DB | > nosql
ScyllaDB | | > nosql ~ cassandra
HBase | Apache HBase | > nosql ~ cassandra, hadoop
CouchDB | Apache CouchDB | > nosql ~ mongodb
Couchbase | | > nosql ~ couchdb, mongodb
RavenDB | | > nosql ~ mongodb
RethinkDB | | > nosql ~ mongodb
Redis^ | Redis Cache | > nosql ~ caching
Valkey | | > nosql ~ redis
Memcached | Memcache | ~ redis, caching
Hazelcast | | ~ redis, caching
Apache Ignite | | ~ hazelcast, caching
etcd | | ~ consul
Firebase | Google Firebase | ~ aws-amplify
Firestore | Cloud Firestore | > firebase, nosql
Firebase Realtime Database | | > firebase, nosql
Neo4j | | > graph-databases
Cypher^* | Cypher Query Language, openCypher | > neo4j
Amazon Neptune | AWS Neptune | > aws, graph-databases ~ neo4j
JanusGraph | | > graph-databases ~ neo4j
Gremlin query language | Apache TinkerPop | > graph-databases ~ cypher
InfluxDB | | > time-series-databases ~ prometheus
TimescaleDB | | > time-series-databases, postgresql ~ influxdb
kdb+ | KDB^, kdb+/q | > time-series-databases
ClickHouse | | > sql ~ apache-druid
Apache Druid | | ~ clickhouse
Apache Pinot | | ~ apache-druid
DuckDB | | > sql ~ sqlite
Elasticsearch | Elastic Search | ~ nosql
OpenSearch | Amazon OpenSearch | ~ elasticsearch
Apache Solr | Solr | > apache-lucene ~ elasticsearch
Apache Lucene | Lucene | > full-text-search
Algolia | | > full-text-search ~ elasticsearch
Meilisearch | | > full-text-search ~ elasticsearch, algolia
Pinecone^* | | > vector-databases
pgvector | | > vector-databases, postgresql
Weaviate | | > vector-databases ~ pinecone
Milvus | | > vector-databases ~ pinecone
Qdrant | | > vector-databases ~ pinecone
ChromaDB | | > vector-databases ~ pinecone
FAISS^ | Faiss | ~ vector-databases
Amazon RDS | AWS RDS, RDS^, Amazon Relational Database Service | > aws, relational-databases
Amazon Aurora | AWS Aurora, Aurora MySQL, Aurora PostgreSQL | > amazon-rds
Amazon ElastiCache | ElastiCache | > aws ~ redis
Azure SQL Database | Azure SQL, Azure SQL DB | > azure, sql ~ microsoft-sql-server
Google Cloud SQL | Cloud SQL | > gcp, sql
MUMPS^* | M/MUMPS |
InterSystems IRIS | InterSystems Caché | ~ mumps
Adabas | | ~ mainframe
IMS database | IBM IMS, IMS DB | ~ mainframe
`,
  ),
  ...parseSkills(
    'tool',
    `
phpMyAdmin | | > mysql
MySQL Workbench | | > mysql
pgAdmin | | > postgresql
DBeaver | | > sql
DataGrip | | > sql ~ dbeaver
Oracle SQL Developer | SQL Developer Oracle | > oracle-database
Toad for Oracle | TOAD^* | > oracle-database
Liquibase | | ~ flyway, database-migration
Flyway^* | | ~ database-migration
Erwin Data Modeler | ERwin^? | > data-modeling ? data, model, modeling, er
Oracle RMAN | RMAN^ | > oracle-database, database-administration
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Relational databases | relational database, RDBMS^, relational database management systems, relational database systems, SQL databases | > database-management
NoSQL | No-SQL, NoSQL databases, non-relational databases | > database-management
Graph databases | graph database, graph DB | > nosql
Vector databases | vector database, vector stores, vector DB | ~ nosql
Time series databases | time series database, time-series databases | ~ nosql
Spatial databases | spatial database, geodatabase, geodatabases | ~ gis
In-memory databases | in-memory database, in-memory data stores | ~ redis
Full-text search | full text search | ~ information-retrieval
Database management | databases, database systems, DBMS^, database management systems | ~ sql
ACID transactions | transaction management, database transactions | ~ relational-databases
`,
  ),
  ...parseSkills(
    'practice',
    `
Database administration | DBA^, database administrator skills, administering databases | > database-management
Database design | database modeling, database modelling, schema design, database schema design | > database-management ~ data-modeling, sql
Database development | database programming | > database-management, sql
Stored procedures | stored procedure | > sql ~ pl-sql, t-sql
Database triggers | | > sql ~ stored-procedures
Query optimization | query tuning, SQL tuning, SQL optimization, query performance tuning, database performance tuning, database tuning, index tuning | > sql
Database migration | database migrations, schema migrations | ~ data-migration
Database replication | data replication | ~ database-administration, high-availability
Database security | | ~ information-security, database-administration
Sharding | database sharding | ~ distributed-systems
Data partitioning | table partitioning | ~ sharding
Database normalization | database normalisation | > database-design
`,
  ),
];
