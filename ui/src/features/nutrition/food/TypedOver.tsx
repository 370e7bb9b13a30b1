// Says which values the user typed over: they no longer follow the amount until they are reset.
import { Button } from '@mantine/core';
import { useFormat, useT } from '@/shared/i18n/locale';
import classes from './FoodFields.module.css';
import { foodMessages, nutrientWords } from './foodMessages';
import { amounts } from './nutrients';
import type { FoodForm } from './useFoodForm';

export function TypedOver({ food: { source, resetAmounts } }: { food: FoodForm }) {
  const t = useT(foodMessages);
  const names = useT(nutrientWords);
  const format = useFormat();
  const typed = amounts.filter((amount) => source?.typed.includes(amount));
  // German capitalizes nouns.
  const word = (name: string) => (format.startsWith('de') ? name : name.toLocaleLowerCase(format));
  const reset = () => {
    // Not every browser does so when a button is tapped. The field would keep its text.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    resetAmounts();
  };
  return (
    <div className={classes.typed} role="status">
      {typed.length > 0 && (
        <>
          <span>
            {t('typedOver', { count: typed.length, names: typed.map((each) => word(names(each))).join(', ') })}
          </span>
          <Button variant="subtle" className={classes.reset ?? ''} onClick={reset}>
            {t('reset')}
          </Button>
        </>
      )}
    </div>
  );
}
