// Whether the guided mode speaks on this device; nobody wants to be surprised by it, so it is off until it is asked for.
import { useState } from 'react';
import { readSetting, writeSetting } from '@/shared/lib/deviceSettings';

const NAME = 'guided';

export function useGuidedSpoken(): [spoken: boolean, choose: (spoken: boolean) => void] {
  const [{ spoken }, setChoice] = useState(() => readSetting(NAME, { spoken: false }));
  const choose = (chosen: boolean) => {
    setChoice({ spoken: chosen });
    writeSetting(NAME, { spoken: chosen });
  };
  return [spoken, choose];
}
