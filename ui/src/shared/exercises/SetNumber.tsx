// The number of a set, or the letter of its type, as the button that opens what can be changed about the set.
import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { useT } from '@/shared/i18n/locale';
import { setLetter, type CountedSet } from '@/shared/lib/sets';
import { setMessages } from './setMessages';
import classes from './SetNumber.module.css';
import { useSetName } from './useSetName';

interface SetNumberProps extends UnstyledButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof UnstyledButtonProps> {
  set: CountedSet;
}

export function SetNumber({ set, ...button }: SetNumberProps) {
  const t = useT(setMessages);
  const name = useSetName()(set);
  const { type, number } = set;
  return (
    <UnstyledButton
      {...button}
      className={`${classes.kind} ${classes.number}`}
      data-type={type}
      aria-label={type === 'warmup' ? t('changeWarmup', { set: name }) : t('change', { set: name, kind: t(type) })}
    >
      {setLetter(type) ?? number}
    </UnstyledButton>
  );
}
