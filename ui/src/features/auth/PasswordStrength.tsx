// A strength hint for the typed password: four bars and a word. It never blocks submission.
import { useT } from '@/shared/i18n/locale';
import { passwordStrength, type Strength } from './logic';
import { authMessages } from './messages';
import classes from './PasswordStrength.module.css';

const levels: Record<
  Strength,
  { bars: number; word: 'strengthWeak' | 'strengthFair' | 'strengthGood' | 'strengthStrong' }
> = {
  weak: { bars: 1, word: 'strengthWeak' },
  fair: { bars: 2, word: 'strengthFair' },
  good: { bars: 3, word: 'strengthGood' },
  strong: { bars: 4, word: 'strengthStrong' },
};

interface PasswordStrengthProps {
  id: string;
  password: string;
  // The user's own name and address, which are easy to guess.
  known: readonly string[];
}

export function PasswordStrength({ id, password, known }: PasswordStrengthProps) {
  const t = useT(authMessages);
  const strength = passwordStrength(password, known);
  const { bars, word } = levels[strength];
  return (
    <div id={id} className={classes.hint} data-strength={password ? strength : 'none'}>
      <span className={classes.bars} aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={classes.bar} data-filled={(password !== '' && bar <= bars) || undefined} />
        ))}
      </span>
      <span aria-live="polite">{password ? t(word) : t('passwordHint')}</span>
    </div>
  );
}
