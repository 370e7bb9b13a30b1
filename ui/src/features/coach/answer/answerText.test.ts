import { describe, expect, it } from 'vitest';
import { blocksOf, spansOf } from './answerText';

const plain = (text: string) => ({ text, strong: false });
const strong = (text: string) => ({ text, strong: true });

describe('an answer’s text', () => {
  it('is paragraphs between empty lines, with their own line breaks', () => {
    expect(blocksOf('One.\nStill one.\n\nTwo.')).toEqual([
      { kind: 'paragraph', spans: [plain('One.'), plain('\n'), plain('Still one.')] },
      { kind: 'paragraph', spans: [plain('Two.')] },
    ]);
  });

  it('has lists, with numbers or without, also right after a line of words', () => {
    expect(blocksOf('Do this:\n1. Warm up\n2) Squat\n\n- Rest\n* Drink\nAnd stop.')).toEqual([
      { kind: 'paragraph', spans: [plain('Do this:')] },
      { kind: 'list', ordered: true, items: [[plain('Warm up')], [plain('Squat')]] },
      { kind: 'list', ordered: false, items: [[plain('Rest')], [plain('Drink')]] },
      { kind: 'paragraph', spans: [plain('And stop.')] },
    ]);
  });

  it('has bold words and headings, and leaves every other sign as it is', () => {
    expect(spansOf('Take **two** sets, 3 * 4 ** not <b>more</b>')).toEqual([
      plain('Take '),
      strong('two'),
      plain(' sets, 3 * 4 ** not <b>more</b>'),
    ]);
    expect(blocksOf('## Plan\nGo.')[0]).toEqual({ kind: 'paragraph', spans: [strong('Plan')] });
  });

  it('shows half a bold word as it stands while it still comes', () => {
    expect(spansOf('Take **tw')).toEqual([plain('Take **tw')]);
  });
});
