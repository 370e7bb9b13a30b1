// The field for a typed barcode.
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { usePhone } from '@/shared/hooks/usePhone';
import { useT } from '@/shared/i18n/locale';
import classes from './BarcodeDialog.module.css';
import { barcodeMessages } from './barcodeMessages';
import { normalCode, problemOf } from './code';

// 13 digits with blanks between them.
const MAX_LENGTH = 20;

interface CodeFormProps {
  isPending: boolean;
  // The field takes the focus when it appears.
  isFocused: boolean;
  onCode: (code: string) => void;
}

export function CodeForm({ isPending, isFocused, onCode }: CodeFormProps) {
  const t = useT(barcodeMessages);
  const small = usePhone();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<ReturnType<typeof problemOf>>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = normalCode(typed);
    setFound(problemOf(typed));
    if (code !== null && !isPending) onCode(code);
  };
  const withButton = (input: ReactNode) => (
    <div className={classes.code}>
      {input}
      <Button type="submit" loading={isPending}>
        {t('find')}
      </Button>
    </div>
  );
  return (
    <form noValidate onSubmit={onSubmit}>
      <TextInput
        ref={field}
        label={t('number')}
        placeholder={t('numberPlaceholder')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_LENGTH}
        data-autofocus={small ? undefined : true}
        inputContainer={withButton}
        value={typed}
        error={found && t(found.problem, { count: found.count })}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setFound(null);
        }}
      />
    </form>
  );
}
