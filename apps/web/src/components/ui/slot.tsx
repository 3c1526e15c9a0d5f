import { cloneElement, type HTMLAttributes, isValidElement } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Handler = (event: unknown) => void;

/** Properties that are lists of words. */
const lists = ['className', 'aria-describedby'];

const isHandler = (name: string, value: unknown): value is Handler =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/** What a property is that both have. */
function mergedValue(name: string, added: unknown, own: unknown): unknown {
  if (isHandler(name, added) && isHandler(name, own))
    return (event: unknown) => {
      own(event);
      added(event);
    };
  if (lists.includes(name)) return [added, own].filter(Boolean).join(' ');
  return own ?? added;
}

function mergedProps(added: Props, own: Props): Props {
  const names = Object.keys(added).filter((name) => name in own);
  return {
    ...added,
    ...Object.fromEntries(names.map((name) => [name, mergedValue(name, added[name], own[name])])),
  };
}

/** Renders its only child with these properties. Handlers of both are called, the child's first; classes and descriptions are joined; else the child's stay. */
export function Slot({ children, ...added }: HTMLAttributes<HTMLElement>) {
  if (!isValidElement<Props>(children)) throw new Error('A slot takes one element.');
  return cloneElement(children, mergedProps({ ...added }, children.props));
}
