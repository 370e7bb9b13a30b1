// Short tips for staying motivated.
import { Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { tips } from './content';
import { journeyMessages } from './messages';
import classes from './Tips.module.css';

export function Tips() {
  const t = useT(journeyMessages);
  return (
    <section aria-labelledby="journey-tips">
      <Title order={2} id="journey-tips">
        {t('tips')}
      </Title>
      <ul className={classes.list}>
        {tips.map((tip) => (
          <li key={tip} className={classes.tip}>
            <IconCheck size={20} className={classes.mark} aria-hidden />
            {t(tip)}
          </li>
        ))}
      </ul>
    </section>
  );
}
