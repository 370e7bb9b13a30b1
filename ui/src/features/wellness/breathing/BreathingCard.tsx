// The choice of four breathing styles and the Start button.
import { Button, Text, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { breathingStyles, defaultStyle, styleNames, type BreathingStyle } from './styles';
import classes from './BreathingCard.module.css';
import { breathingMessages } from '@/features/wellness/guides/guideMessages';

export function BreathingCard({ onStart }: { onStart: (style: BreathingStyle) => void }) {
  const t = useT(breathingMessages);
  const [style, setStyle] = useState<BreathingStyle>(defaultStyle);
  return (
    <Card aria-labelledby="breathing">
      <Title order={2} size="h3" id="breathing">
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
      <fieldset className={classes.styles}>
        <legend className={classes.legend}>{t('styles')}</legend>
        {styleNames.map((name) => (
          <label key={name} className={classes.style} data-checked={name === style || undefined}>
            <input
              type="radio"
              name="breathing-style"
              value={name}
              checked={name === style}
              onChange={() => setStyle(name)}
              className={classes.input}
            />
            <span className={classes.name}>{t(name)}</span>
            <span className={classes.about}>{t(`${name}About`)}</span>
            <span className={classes.pattern}>{t('pattern', breathingStyles[name])}</span>
          </label>
        ))}
      </fieldset>
      <Button
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
        onClick={() => onStart(style)}
        className={classes.start}
      >
        {t('start')}
      </Button>
    </Card>
  );
}
