import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Paper } from './papers.js';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const FORMATS = 'http://schemas.openxmlformats.org';
const TYPES = 'application/vnd.openxmlformats-officedocument';

/** Smallest document that Word opens: content types, location of the text, the text, and the page count. */
const CONTENT_TYPES = `${XML}<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}.wordprocessingml.document.main+xml"/><Override PartName="/docProps/app.xml" ContentType="${TYPES}.extended-properties+xml"/></Types>`;
const RELATIONS = `${XML}<Relationships xmlns="${FORMATS}/package/2006/relationships"><Relationship Id="rId1" Type="${FORMATS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${FORMATS}/officeDocument/2006/relationships/extended-properties" Target="docProps/app.xml"/></Relationships>`;
const appOf = (pages: number) =>
  `${XML}<Properties xmlns="${FORMATS}/officeDocument/2006/extended-properties"><Pages>${pages}</Pages></Properties>`;
const PAGE_BREAK = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
/** Fixed time, so that equal contents have equal bytes. */
const WRITTEN = new Date(Date.UTC(2026, 0, 5));

/** Returns the paper as a Word document, with a page for each part. */
export async function paperDocx({ title, parts }: Paper): Promise<Buffer> {
  const paragraphs = [
    paragraph(title, 36),
    ...parts.flatMap(([heading, lines], index) => [
      ...(index === 0 ? [] : [PAGE_BREAK]),
      paragraph(heading, 26),
      ...lines.map((line) => paragraph(line)),
    ]),
  ];
  const text = `${XML}<w:document xmlns:w="${FORMATS}/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`;
  const zip = new ZipFile();
  for (const [name, content] of [
    ['[Content_Types].xml', CONTENT_TYPES],
    ['_rels/.rels', RELATIONS],
    ['word/document.xml', text],
    ['docProps/app.xml', appOf(parts.length)],
  ] as const)
    zip.addBuffer(Buffer.from(content), name, { mtime: WRITTEN });
  zip.end();
  return buffer(zip.outputStream);
}

/** Returns a paragraph; with a size in half points it is a heading. */
function paragraph(text: string, size?: number): string {
  const look = size === undefined ? '' : `<w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr>`;
  return `<w:p><w:r>${look}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
