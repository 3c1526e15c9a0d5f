/** Kubernetes documents of the kinds that k8s/ uses. `typeErrors` checks that a parsed document really has its type. */
import { type IExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret';
import { type IHTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { type IScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { type ITriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1/TriggerAuthentication';
import { type IPodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { type IPrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import { type IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import { type IStatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { type IJob } from 'kubernetes-models/batch/v1/Job';
import { type IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { type INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { type IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { type IPriorityClass } from 'kubernetes-models/scheduling.k8s.io/v1/PriorityClass';
import { type IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { type IContainer } from 'kubernetes-models/v1/Container';
import { type INamespace } from 'kubernetes-models/v1/Namespace';
import { type IPodSpec } from 'kubernetes-models/v1/PodSpec';
import { type IPodTemplateSpec } from 'kubernetes-models/v1/PodTemplateSpec';
import { type ISecret } from 'kubernetes-models/v1/Secret';
import { type IService } from 'kubernetes-models/v1/Service';
import { type IServiceAccount } from 'kubernetes-models/v1/ServiceAccount';

export type Workload = IDeployment | IStatefulSet | IJob;
export type Manifest =
  | Workload
  | IConfigMap
  | IExternalSecret
  | IHTTPRoute
  | IIngress
  | INamespace
  | INetworkPolicy
  | IPodDisruptionBudget
  | IPodMonitor
  | IPriorityClass
  | IPrometheusRule
  | IScaledObject
  | ISecret
  | IService
  | IServiceAccount
  | ITriggerAuthentication;
export type Kind = Manifest['kind'];
export type ManifestOf<Name extends Kind> = Extract<Manifest, { kind: Name }>;
export type Container = IContainer;

export function ofKind<Name extends Kind>(
  manifests: readonly Manifest[],
  ...kinds: readonly Name[]
): ManifestOf<Name>[] {
  return manifests.filter((manifest): manifest is ManifestOf<Name> =>
    kinds.some((kind) => kind === manifest.kind),
  );
}

export function find<Name extends Kind>(
  manifests: readonly Manifest[],
  kind: Name,
  name: string | undefined,
): ManifestOf<Name> | undefined {
  return ofKind(manifests, kind).find(({ metadata }) => metadata?.name === name);
}

/** Manifests with pods of their own. */
export const workloads = (manifests: readonly Manifest[]): Workload[] =>
  ofKind(manifests, 'Deployment', 'StatefulSet', 'Job');

/** Whether it belongs to no namespace. */
export const isOfCluster = ({ kind }: Manifest): boolean =>
  kind === 'Namespace' || kind === 'PriorityClass';

export const titleOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata?.name ?? ''}`;
export const podTemplateOf = ({ spec }: Workload): IPodTemplateSpec | undefined => spec?.template;
export const podOf = (workload: Workload): IPodSpec | undefined => podTemplateOf(workload)?.spec;

/** All containers of the pods of these manifests, the ones that initialise a pod first. */
export function containersOf(manifests: readonly Manifest[]): Container[] {
  return workloads(manifests).flatMap((workload) => [
    ...(podOf(workload)?.initContainers ?? []),
    ...(podOf(workload)?.containers ?? []),
  ]);
}
