// Parses the markup that answers use: paragraphs, lists and bold words. Everything else, HTML included, stays text.

export interface Span {
  text: string;
  strong: boolean;
}

type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; ordered: boolean; items: Span[][] };

export function spansOf(text: string): Span[] {
  return text
    .split(/\*\*(\S(?:.*?\S)?)\*\*/)
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((span) => span.text !== '');
}

const BULLET = /^\s*[-*•]\s+(.*)$/;
const NUMBER = /^\s*\d{1,2}[.)]\s+(.*)$/;
const HEADING = /^#{1,6}\s+(.*?)\s*#*$/;

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    const item = BULLET.exec(line) ?? NUMBER.exec(line);
    const heading = HEADING.exec(line);
    if (line.trim() === '') open = false;
    else if (item) {
      const ordered = !BULLET.test(line);
      const spans = spansOf(item[1] ?? '');
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(spans);
      else blocks.push({ kind: 'list', ordered, items: [spans] });
      open = false;
    } else if (heading) {
      blocks.push({ kind: 'paragraph', spans: [{ text: heading[1] ?? '', strong: true }] });
      open = false;
    } else if (open && last?.kind === 'paragraph') last.spans.push({ text: '\n', strong: false }, ...spansOf(line));
    else {
      blocks.push({ kind: 'paragraph', spans: spansOf(line) });
      open = true;
    }
  }
  return blocks;
}
