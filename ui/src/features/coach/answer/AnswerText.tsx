// An answer's text with its paragraphs, lists and bold words; it knows no answer.
import { memo } from 'react';
import classes from './AnswerText.module.css';
import { blocksOf, type Span } from './answerText';

interface AnswerTextProps {
  text: string;
  // The language it is written in, where that is not the page's.
  lang?: string | undefined;
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, strong }, index) => (strong ? <strong key={index}>{text}</strong> : text));
}

export const AnswerText = memo(function AnswerText({ text, lang }: AnswerTextProps) {
  return (
    <div className={classes.text} lang={lang}>
      {blocksOf(text).map((block, index) => {
        if (block.kind === 'paragraph') {
          return (
            <p key={index}>
              <Spans spans={block.spans} />
            </p>
          );
        }
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={index}>
            {block.items.map((spans, at) => (
              <li key={at}>
                <Spans spans={spans} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
});
