import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence/evidence.module.js';
import { ResumesModule } from '../resumes/resumes.module.js';
import { ScansModule } from '../scans/scans.module.js';
import { AgentResources } from './agent-resources.js';
import { AgentServers } from './agent-servers.js';
import { McpController } from './mcp.controller.js';
import { McpExchange } from './mcp-exchange.js';
import { ToolErrors } from './tool-errors.js';
import { EvidenceTools } from './tools/evidence.tools.js';
import { SavedJobTools } from './tools/saved-job.tools.js';
import { ScanTools } from './tools/scan.tools.js';

/** The Model Context Protocol server, through which agents act for their user. */
@Module({
  imports: [EvidenceModule, ResumesModule, ScansModule],
  controllers: [McpController],
  providers: [
    AgentServers,
    AgentResources,
    McpExchange,
    ToolErrors,
    ScanTools,
    EvidenceTools,
    SavedJobTools,
  ],
})
export class McpModule {}
