// The product's logo and name.
import { BRAND } from '@/shared/hooks/usePageHeading';
import classes from './Brand.module.css';

export function Brand({ size = 32 }: { size?: number }) {
  return (
    <span className={classes.brand}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className={classes.mark}>
        <rect width="32" height="32" rx="9" className={classes.ground} />
        <path d="M11 24V9.5h10.5M11 16.5h7" className={classes.letter} />
        <circle cx="22" cy="22.6" r="2.6" className={classes.dot} />
      </svg>
      <span className={classes.name}>{BRAND}</span>
    </span>
  );
}
