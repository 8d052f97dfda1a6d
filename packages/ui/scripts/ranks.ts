import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

/** A class as Tailwind generates it: its properties, and the shape that distinguishes it from other classes with the same properties. */
interface Utility {
  selector: string;
  sets: ReadonlySet<string>;
  /** Equal for classes that exclude each other, such as `px-2` and `px-4`. */
  shape: string;
}

/**
 * Returns the rank of each class among those that set the same properties, by its selector: `p-4` is 0, `px-2` is 1, `sm:p-8` is 2.
 * Tailwind orders classes within a sheet. For sheets that load separately, a layer for each rank keeps that order.
 */
export function ranksOf(utilities: readonly ChildNode[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  const seen: (Utility & { rank: number })[] = [];
  for (const { selector, node } of classesOf(utilities)) {
    const utility = read(selector, node);
    const below = seen.filter((one) => one.shape !== utility.shape && overlap(one, utility));
    const rank = Math.max(-1, ...below.map((one) => one.rank)) + 1;
    ranks.set(utility.selector, rank);
    seen.push({ ...utility, rank });
  }
  return ranks;
}

function overlap(utility: Utility, other: Utility): boolean {
  return [...utility.sets].some((family) => other.sets.has(family));
}

/** Rule of a class, with its surrounding at-rules. */
interface ClassRule {
  selector: string;
  node: Container;
}

/** Returns the classes as single rules. Tailwind groups those for the same window width in an at-rule. */
export function classesOf(nodes: readonly ChildNode[]): ClassRule[] {
  return nodes.flatMap((node): ClassRule[] => {
    if (node.type === 'rule') return [{ selector: node.selector, node }];
    if (node.type !== 'atrule') return [];
    return classesOf(node.nodes ?? []).map(({ selector, node: inner }) => ({
      selector,
      node: node.clone({ nodes: [] }).append(inner.clone()),
    }));
  });
}

function read(selector: string, node: Container): Utility {
  const sets = new Set<string>();
  const shape: string[] = [];
  visit(node, '', (path, property) => {
    sets.add(familyOf(property));
    shape.push(`${path} ${property}`);
  });
  return { selector, sets, shape: shape.join(';') };
}

function visit(node: Container, path: string, found: (path: string, property: string) => void): void {
  node.each((child) => {
    if (child.type === 'decl') found(path, child.prop);
    // The name of the class itself does not count as a difference.
    if (child.type === 'rule')
      visit(child, `${path} ${child.selector.startsWith('.') ? '' : child.selector}`, found);
    if (child.type === 'atrule') visit(child, `${path} @${child.name} ${child.params}`, found);
  });
}

const SIDES = /-(top|right|bottom|left|inline|block|start|end|x|y)\b/g;
const KINDS = /^(padding|margin|overflow|gap|flex|transition|animation|outline|grid)\b.*/;

/** Properties that can override each other, such as `padding`, `padding-inline` and `padding-left`. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  if (/^(top|right|bottom|left|inset)\b/.test(property)) return 'inset';
  if (/^(column|row)-gap$/.test(property)) return 'gap';
  const family = property.replace(SIDES, '');
  return family.replace(KINDS, '$1');
}

/** Returns the nodes inside the cascade layers called `name`. */
export function layerOf(css: string, name: string): ChildNode[] {
  const nodes: ChildNode[] = [];
  postcss.parse(css).each((node) => {
    if (isLayer(node, name)) nodes.push(...(node.nodes ?? []));
  });
  return nodes;
}

export function isLayer(node: ChildNode, name: string): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer' && node.params === name && node.nodes !== undefined;
}
