import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import { type Endpoint, type EndpointName, endpoints } from '@rolefit/contracts';

/** Metadata key: the endpoint that a handler implements. */
export const endpointKey = 'rolefit:endpoint';
/** Metadata key: a public route outside the endpoints table. */
export const publicKey = 'rolefit:public';

/** Binds a handler to an entry of the endpoints table, which defines method, path, status and access. */
export function Route(name: EndpointName): MethodDecorator {
  const endpoint: Endpoint = endpoints[name];
  return applyDecorators(
    RequestMapping({ method: RequestMethod[endpoint.method], path: endpoint.path }),
    HttpCode(endpoint.status),
    SetMetadata(endpointKey, endpoint),
  );
}

/** Makes a route outside the API public. */
export function Public(): MethodDecorator & ClassDecorator {
  return SetMetadata(publicKey, true);
}
