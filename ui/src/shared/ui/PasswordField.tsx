// A password input with an accessible show/hide button.
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';

// `autoComplete` is required, so that password managers know which password to fill in.
export function PasswordField(props: PasswordInputProps & { autoComplete: 'current-password' | 'new-password' }) {
  const t = useT(common);
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'hidePassword' : 'showPassword'),
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  );
}
