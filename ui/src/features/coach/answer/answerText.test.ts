import { describe, expect, it } from 'vitest';
import { blocksOf, spansOf } from './answerText';

const plain = (text: string) => ({ text, strong: false });
const strong = (text: string) => ({ text, strong: true });

describe('the text of an answer', () => {
  it('is split into paragraphs at empty lines and keeps line breaks', () => {
    expect(blocksOf('One.\nStill one.\n\nTwo.')).toEqual([
      { kind: 'paragraph', spans: [plain('One.'), plain('\n'), plain('Still one.')] },
      { kind: 'paragraph', spans: [plain('Two.')] },
    ]);
  });

  it('has numbered and bulleted lists, also directly after a line of text', () => {
    expect(blocksOf('Do this:\n1. Warm up\n2) Squat\n\n- Rest\n* Drink\nAnd stop.')).toEqual([
      { kind: 'paragraph', spans: [plain('Do this:')] },
      { kind: 'list', ordered: true, items: [[plain('Warm up')], [plain('Squat')]] },
      { kind: 'list', ordered: false, items: [[plain('Rest')], [plain('Drink')]] },
      { kind: 'paragraph', spans: [plain('And stop.')] },
    ]);
  });

  it('has bold words and headings and leaves other markup unchanged', () => {
    expect(spansOf('Take **two** sets, 3 * 4 ** not <b>more</b>')).toEqual([
      plain('Take '),
      strong('two'),
      plain(' sets, 3 * 4 ** not <b>more</b>'),
    ]);
    expect(blocksOf('## Plan\nGo.')[0]).toEqual({ kind: 'paragraph', spans: [strong('Plan')] });
  });

  it('shows an unfinished bold word as plain text', () => {
    expect(spansOf('Take **tw')).toEqual([plain('Take **tw')]);
  });
});
