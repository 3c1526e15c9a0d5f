/**
 * The subset of kustomize that k8s/ uses, so that tests can hold the rendered manifests against the code without a kustomize binary. Unknown
 * fields, missing files, and patches or images without a target are errors.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { applyPatch } from 'rfc6902';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { containersOf, find, isOfCluster, type Manifest, titleOf } from './manifest.ts';

const paths = z.array(z.string()).default([]);

const patches = z
  .array(
    z.strictObject({
      target: z.strictObject({ kind: z.string(), name: z.string() }),
      patch: z.string(),
    }),
  )
  .default([]);

const kustomizationSchema = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string().optional(),
  resources: paths,
  components: paths,
  configMapGenerator: z
    .array(
      z.strictObject({
        name: z.string(),
        literals: z.array(z.string()).default([]),
        behavior: z.enum(['create', 'merge']).default('create'),
      }),
    )
    .default([]),
  secretGenerator: z
    .array(z.strictObject({ name: z.string(), envs: z.array(z.string()) }))
    .default([]),
  generatorOptions: z.strictObject({ disableNameSuffixHash: z.literal(true) }).optional(),
  patches,
});
type Kustomization = z.infer<typeof kustomizationSchema>;

const componentSchema = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1alpha1'),
  kind: z.literal('Component'),
  resources: paths,
  images: z
    .array(
      z.strictObject({
        name: z.string(),
        newName: z.string(),
        newTag: z.string(),
        digest: z.string().optional(),
      }),
    )
    .default([]),
  patches,
});

/**
 * @param folder with a kustomization.yaml
 * @param visited receives the path of every file that is read
 * @returns the manifests in the order of their files; generated ones have no hash in their name
 * @throws Error on whatever kustomize or this file would not understand
 */
export function render(folder: string, visited = new Set<string>()): Manifest[] {
  const kustomization = read(folder, kustomizationSchema, visited);
  const manifests = kustomization.resources.flatMap((path) => resource(folder, path, visited));
  for (const generator of kustomization.configMapGenerator)
    addConfigMap(manifests, generator, folder);
  for (const { name } of kustomization.secretGenerator)
    manifests.push({ apiVersion: 'v1', kind: 'Secret', metadata: { name } });
  for (const path of kustomization.components)
    addComponent(manifests, normalize(join(folder, path)), visited);
  for (const patch of kustomization.patches) applyTo(manifests, patch, folder);
  const { namespace } = kustomization;
  if (namespace !== undefined)
    for (const manifest of manifests)
      if (!isOfCluster(manifest)) manifest.metadata = { ...manifest.metadata, namespace };
  refuseDuplicates(manifests, folder);
  return manifests;
}

function read<Content>(folder: string, schema: z.ZodType<Content>, visited: Set<string>): Content {
  const file = join(folder, 'kustomization.yaml');
  visited.add(file);
  const { data, error } = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (error !== undefined) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}

function resource(folder: string, path: string, visited: Set<string>): Manifest[] {
  const place = normalize(join(folder, path));
  if (!existsSync(place))
    throw new Error(`${folder}/kustomization.yaml names ${path}, which is not there`);
  if (statSync(place).isDirectory()) return render(place, visited);
  visited.add(place);
  return parseAllDocuments(readFileSync(place, 'utf8'), { uniqueKeys: true }).map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw new Error(`${place}: ${error.message}`);
    const manifest: Manifest = document.toJS();
    return manifest;
  });
}

function addConfigMap(
  manifests: Manifest[],
  { name, literals, behavior }: Kustomization['configMapGenerator'][number],
  folder: string,
): void {
  const data = Object.fromEntries(
    literals.map((literal) => [
      literal.slice(0, literal.indexOf('=')),
      literal.slice(literal.indexOf('=') + 1),
    ]),
  );
  const existing = find(manifests, 'ConfigMap', name);
  if ((existing !== undefined) !== (behavior === 'merge'))
    throw new Error(`${folder}: ${name} cannot be made with the behaviour ${behavior}`);
  if (existing) existing.data = { ...existing.data, ...data };
  else manifests.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
}

function addComponent(manifests: Manifest[], folder: string, visited: Set<string>): void {
  const component = read(folder, componentSchema, visited);
  manifests.push(...component.resources.flatMap((path) => resource(folder, path, visited)));
  for (const { name, newName, newTag, digest } of component.images) {
    const containers = containersOf(manifests).filter(({ image }) => image === name);
    if (containers.length === 0) throw new Error(`${folder}: no container has the image ${name}`);
    for (const container of containers)
      container.image = [`${newName}:${newTag}`, ...(digest ? [digest] : [])].join('@');
  }
  for (const patch of component.patches) applyTo(manifests, patch, folder);
}

function applyTo(
  manifests: readonly Manifest[],
  { target, patch }: Kustomization['patches'][number],
  folder: string,
): void {
  const targets = manifests.filter(
    ({ kind, metadata }) => kind === target.kind && metadata?.name === target.name,
  );
  if (targets.length !== 1)
    throw new Error(
      `${folder}: a patch of ${target.kind} ${target.name} hits ${targets.length} documents`,
    );
  const [failure] = applyPatch(targets[0], parse(patch)).filter((result) => result !== null);
  if (failure !== undefined)
    throw new Error(
      `${folder}: a patch of ${target.kind} ${target.name} does not apply: ${failure.message}`,
    );
}

function refuseDuplicates(manifests: readonly Manifest[], folder: string): void {
  const titles = manifests.map(titleOf);
  const duplicate = titles.find((title, place) => titles.indexOf(title) !== place);
  if (duplicate !== undefined) throw new Error(`${folder} has ${duplicate} twice`);
}
