import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import { type Endpoint, type EndpointName, endpoints } from '@rolefit/contracts';

/** Metadata: the entry of the endpoints' table that a handler answers for. */
export const endpointKey = 'rolefit:endpoint';
/** Metadata: a route outside the table that everybody may call. */
export const publicKey = 'rolefit:public';

/** Marks a handler as the one for this entry of the endpoints' table: method, path, status and access come from there. */
export function Route(name: EndpointName): MethodDecorator {
  const endpoint: Endpoint = endpoints[name];
  return applyDecorators(RequestMapping({ method: RequestMethod[endpoint.method], path: endpoint.path }), HttpCode(endpoint.status), SetMetadata(endpointKey, endpoint));
}

/** Lets everybody call a route that is not part of the API. */
export function Public(): MethodDecorator & ClassDecorator {
  return SetMetadata(publicKey, true);
}
