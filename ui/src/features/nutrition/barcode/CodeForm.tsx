// The field for a typed barcode.
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { usePhone } from '@/shared/hooks/usePhone';
import { useT } from '@/shared/i18n/locale';
import classes from './BarcodeDialog.module.css';
import { barcodeMessages } from './barcodeMessages';
import { normalCode } from './code';

// 13 digits with blanks between them.
const MAX_LENGTH = 20;

interface CodeFormProps {
  isPending: boolean;
  onCode: (code: string) => void;
}

export function CodeForm({ isPending, onCode }: CodeFormProps) {
  const t = useT(barcodeMessages);
  const small = usePhone();
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = normalCode(typed);
    setInvalid(code === null);
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
        label={t('number')}
        placeholder={t('numberPlaceholder')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_LENGTH}
        data-autofocus={small ? undefined : true}
        inputContainer={withButton}
        value={typed}
        error={isInvalid && t('invalid')}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setInvalid(false);
        }}
      />
    </form>
  );
}
