import { Module } from '@nestjs/common';
import { ResumesModule } from '../resumes/resumes.module.js';
import { ScansModule } from '../scans/scans.module.js';
import { AgentResources } from './agent-resources.js';
import { AgentServers } from './agent-servers.js';
import { McpController } from './mcp.controller.js';
import { McpExchange } from './mcp-exchange.js';
import { ToolErrors } from './tool-errors.js';
import { SavedJobTools } from './tools/saved-job.tools.js';
import { ScanTools } from './tools/scan.tools.js';

/** Agents that read and judge for their user, by the Model Context Protocol. */
@Module({
  imports: [ResumesModule, ScansModule],
  controllers: [McpController],
  providers: [AgentServers, AgentResources, McpExchange, ToolErrors, ScanTools, SavedJobTools],
})
export class McpModule {}
