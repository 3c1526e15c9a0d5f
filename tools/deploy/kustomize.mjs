/**
 * As much of kustomize as k8s/ uses, so that what it makes can be looked at where there is no kustomize. Strict on purpose: a field that
 * is not known here, a file that is not there, a patch or an image that hits nothing is an error.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { applyPatch } from 'rfc6902';
import { parse, parseAllDocuments } from 'yaml';

const kinds = {
  Kustomization: ['apiVersion', 'kind', 'namespace', 'resources', 'components', 'configMapGenerator', 'secretGenerator', 'generatorOptions', 'patches'],
  Component: ['apiVersion', 'kind', 'resources', 'images'],
};
const clusterWide = ['Namespace'];

/**
 * @param folder with a kustomization.yaml
 * @param named gets the path of every file and folder that is named on the way
 * @returns the documents, in the order in which they were named; those that generators make have no hash in their name
 * @throws Error on whatever kustomize or this file would not understand
 */
export function build(folder, named = new Set()) {
  const kustomization = read(folder, 'Kustomization', named);
  const documents = (kustomization.resources ?? []).flatMap((path) => resource(folder, path, named));
  for (const generator of kustomization.configMapGenerator ?? []) addConfigMap(documents, generator, folder);
  for (const { name, envs } of kustomization.secretGenerator ?? []) documents.push({ apiVersion: 'v1', kind: 'Secret', metadata: { name }, madeOf: envs.map((path) => normalize(join(folder, path))) });
  for (const path of kustomization.components ?? []) addComponent(documents, normalize(join(folder, path)), named);
  for (const patch of kustomization.patches ?? []) applyTo(documents, patch, folder);
  const { namespace } = kustomization;
  if (namespace !== undefined) for (const { kind, metadata } of documents) if (!clusterWide.includes(kind)) metadata.namespace = namespace;
  refuseTwins(documents, folder);
  return documents;
}

function read(folder, kind, named) {
  const file = join(folder, 'kustomization.yaml');
  named.add(file);
  const kustomization = parse(readFileSync(file, 'utf8'));
  if (kustomization.kind !== kind) throw new Error(`${file} is a ${kustomization.kind} and not a ${kind}`);
  const unknown = Object.keys(kustomization).filter((field) => !kinds[kind].includes(field));
  if (unknown.length > 0) throw new Error(`${file} has ${unknown.join(', ')}`);
  return kustomization;
}

function resource(folder, path, named) {
  const place = normalize(join(folder, path));
  if (!existsSync(place)) throw new Error(`${folder}/kustomization.yaml names ${path}, which is not there`);
  if (statSync(place).isDirectory()) return build(place, named);
  named.add(place);
  return parseAllDocuments(readFileSync(place, 'utf8'), { uniqueKeys: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${place}: ${document.errors[0].message}`);
    return document.toJS();
  });
}

function addConfigMap(documents, { name, literals = [], behavior = 'create', ...rest }, folder) {
  if (Object.keys(rest).length > 0) throw new Error(`${folder}: a generator with ${Object.keys(rest).join(', ')}`);
  const data = Object.fromEntries(literals.map((literal) => [literal.slice(0, literal.indexOf('=')), literal.slice(literal.indexOf('=') + 1)]));
  const former = documents.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
  if ((former !== undefined) !== (behavior === 'merge')) throw new Error(`${folder}: ${name} cannot be made with the behaviour ${behavior}`);
  if (former) Object.assign(former.data, data);
  else documents.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
}

function addComponent(documents, folder, named) {
  const component = read(folder, 'Component', named);
  documents.push(...(component.resources ?? []).flatMap((path) => resource(folder, path, named)));
  for (const { name, newName, newTag } of component.images ?? []) {
    const containers = documents.flatMap(containersOf).filter(({ image }) => image === name);
    if (containers.length === 0) throw new Error(`${folder}: no container has the image ${name}`);
    for (const container of containers) container.image = `${newName}:${newTag}`;
  }
}

function applyTo(documents, { target, patch }, folder) {
  const hit = documents.filter(({ kind, metadata }) => kind === target.kind && metadata.name === target.name);
  if (hit.length !== 1) throw new Error(`${folder}: a patch of ${target.kind} ${target.name} hits ${hit.length} documents`);
  const failures = applyPatch(hit[0], parse(patch)).filter((failure) => failure !== null);
  if (failures.length > 0) throw new Error(`${folder}: a patch of ${target.kind} ${target.name} does not apply: ${failures[0].message}`);
}

function refuseTwins(documents, folder) {
  const names = documents.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  const twin = names.find((name, place) => names.indexOf(name) !== place);
  if (twin !== undefined) throw new Error(`${folder} has ${twin} twice`);
}

/** The pods that a document asks for. */
export const podOf = ({ spec }) => spec?.template?.spec ?? null;

/** All containers of a document's pods. */
export const containersOf = (document) => [...(podOf(document)?.initContainers ?? []), ...(podOf(document)?.containers ?? [])];
