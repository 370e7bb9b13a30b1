// The other nutrients of a food entry, shown on request: sugar, saturated fat, minerals and vitamins.
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { focusInvalidNumber } from '@/shared/lib/invalidNumber';
import classes from './FoodFields.module.css';
import { foodMessages } from './foodMessages';
import { NutrientField } from './NutrientField';
import { moreNutrients } from './nutrients';
import type { FoodForm } from './useFoodForm';

export function MoreNutrients({ food }: { food: FoodForm }) {
  const t = useT(foodMessages);
  const id = useId();
  const section = useRef<HTMLDivElement>(null);
  const [isChosen, setChosen] = useState(false);
  const { errors } = food.form;
  const isOpen = isChosen || moreNutrients.some((nutrient) => Boolean(errors[nutrient]));
  const toggle = () => {
    // Closing would discard a number that must be corrected.
    if (!isOpen || !section.current || !focusInvalidNumber(section.current)) setChosen(!isOpen);
  };
  return (
    <div ref={section}>
      <Button
        variant="subtle"
        className={classes.opener ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<IconChevronDown size={18} aria-hidden className={classes.arrow} />}
        onClick={toggle}
      >
        {t('moreNutrients')}
      </Button>
      <div id={id} hidden={!isOpen} className={classes.more}>
        {isOpen && moreNutrients.map((nutrient) => <NutrientField key={nutrient} food={food} nutrient={nutrient} />)}
      </div>
    </div>
  );
}
