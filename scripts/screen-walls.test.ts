import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

async function ruleIdsFor(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId);
}

describe('a lazy part of a page', () => {
  const around = (content: string) =>
    `import { Suspense } from 'react';\nexport const Part = ({ open }: { open: boolean }) => ${content};`;

  it.each(['packages/features/src/reach/home/probe.tsx', 'apps/campus/src/probe.tsx'])(
    'declares its hydration in %s, unless no server renders it',
    async (filePath) => {
      const boundary = '<Suspense fallback={null}>{open}</Suspense>';
      expect(await ruleIdsFor(filePath, around(boundary))).toContain('no-restricted-syntax');
      expect(await ruleIdsFor(filePath, around(`<p>${boundary}</p>`))).toContain('no-restricted-syntax');
      expect(await ruleIdsFor(filePath, around(`open ? ${boundary} : null`))).toEqual([]);
    },
  );
});

describe('the rule that screens are made of the kit', () => {
  it.each([
    'export const Title = () => <h1>Messages</h1>;',
    'export const Title = () => <h2 className="text-subtitle">Messages</h2>;',
    'export const Title = () => <h3>Messages</h3>;',
    'export const Prices = () => <table />;',
    'export const Send = () => <button type="button">Send</button>;',
    'export const Box = () => <div className="max-w-[90%]" />;',
    'export const Box = () => <div className={`grid ${String(1)} aria-[current=page]:font-bold`} />;',
    "export const ROW = 'flex h-[calc(100dvh-4rem)]';",
    "export const Prices = () => createElement('table');",
    "export const Title = () => React.createElement('h2', null, 'Messages');",
    "const T = 'h2';\nexport const Title = () => <T>Messages</T>;",
    "const T = 'h2' as const;\nexport const Title = () => <T>Messages</T>;",
    "export const Title = ({ top }) => {\n  const Level = top ? 'h1' : 'strong';\n  return <Level>Messages</Level>;\n};",
    'export const Title = () => <div role="heading" aria-level={2}>Messages</div>;',
    'export const Row = ({ listing }) => <p className="truncate">{listing.title}</p>;',
    'export const Row = ({ student }) => <Row>{student.bio} · 2</Row>;',
    'export const Prices = () => <div role="table" />;',
    'export const Window = () => <dialog open />;',
    'export const More = () => <details />;',
    'export const Window = () => <div role="dialog" aria-label="Photos" />;',
    'export const Pick = () => <select aria-label="Condition" />;',
    'export const Write = () => <textarea aria-label="Message" />;',
    'export const Sent = () => <progress value={0.5} />;',
    'export const Sent = () => <span role="progressbar" aria-valuenow={50} />;',
    'export const Tools = () => <div role="toolbar" aria-label="Zoom" />;',
    'export const More = () => <ul role="menu" />;',
    'export const Box = () => <div className="[width:12px]" />;',
    'export const Box = () => <div className="flex md:[mask-type:luminance]" />;',
    'export const Box = () => <div className="w-(--x)" />;',
    'export const Box = () => <div style={{ width: 13 }} />;',
    "export const Box = () => <div style={{ color: 'red' }} />;",
    'export const Box = () => <div style={{ marginTop: -4 }} />;',
    'export const Box = ({ on }) => <div style={on ? { width: `13px` } : undefined} />;',
  ])('refuses %s', async (code) => {
    expect(await ruleIdsFor('packages/features/src/reach/home/probe.tsx', code)).toEqual([
      'no-restricted-syntax',
    ]);
  });

  it.each([
    'export const Grid = () => <div className="grid lg:grid-cols-[minmax(0,1fr)_22rem] [&_svg]:size-5" />;',
    'export const Rows = () => <div className="md:grid-rows-[auto_1fr]" />;',
    'export const Row = ({ listing }) => <p dir="auto">{listing.title}</p>;',
    'export const Row = ({ student }) => <p><bdi>{student.bio}</bdi> · 2</p>;',
    'export const Small = () => <h4>Opening hours</h4>;',
    'export const Ground = ({ url }) => <div style={{ backgroundImage: `url(${url})` }} />;',
    "export const CONTROL = { type: 'select' };",
    'export const Group = () => <div role="group" aria-label="Photos" />;',
  ])('allows %s', async (code) => {
    expect(await ruleIdsFor('packages/features/src/reach/home/probe.tsx', code)).toEqual([]);
  });

  it('does not apply to stories', async () => {
    const code = 'export const Title = () => <h1>Messages</h1>;';
    expect(await ruleIdsFor('packages/features/src/reach/home/probe.stories.tsx', code)).toEqual([]);
  });
});

describe('the rule that the problem of a hook is data', () => {
  it.each([
    'export interface Probe {\n  readonly problem: string | null;\n}',
    'export interface Probe {\n  readonly problem?: string;\n}',
    'export interface Probe {\n  readonly textProblem: string | null;\n}',
    'export const [phoneError, setPhoneError] = useState<string | null>(null);',
    'export type Probe = { readonly status: 1 } | { readonly problem: string };',
    'export const [problem, setProblem] = useState<string | null>(null);',
  ])('refuses %s', async (code) => {
    const ids = await ruleIdsFor('packages/features/src/reach/home/use-probe.ts', code);
    expect(ids).toContain('no-restricted-syntax');
  });

  it('allows a tagged value', async () => {
    const code = 'export interface Probe {\n  readonly problem: { readonly kind: "wrong" } | null;\n}';
    expect(await ruleIdsFor('packages/features/src/reach/home/use-probe.ts', code)).toEqual([]);
  });
});
