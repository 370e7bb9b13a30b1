// The user's own foods.
import { IconSalad } from '@tabler/icons-react';
import { useState } from 'react';
import type { FoodSuggestion, OwnFood } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { FoodDialog } from '@/features/nutrition/food/FoodDialog';
import { suggestionOf } from '@/features/nutrition/ownfoods/ownFood';
import { useDeleteOwnFood, useOwnFoods } from '@/features/nutrition/ownfoods/ownFoodApi';
import { OwnFoodDialog } from '@/features/nutrition/ownfoods/OwnFoodDialog';
import { Library } from './Library';
import { libraryMessages } from './libraryMessages';
import { LibraryRow } from './LibraryRow';
import type { TabProps } from './tab';
import { useRemoval } from './useRemoval';

const keyOf = ({ id }: OwnFood) => `own-food-${id}`;

export function FoodsTab({ isAdding, onAdd, onClose }: TabProps) {
  const t = useT(libraryMessages);
  const format = useFormat();
  const query = useOwnFoods();
  const send = useDeleteOwnFood();
  const remove = useRemoval();
  const [edited, setEdited] = useState<OwnFood | null>(null);
  const [logged, setLogged] = useState<FoodSuggestion | null>(null);
  const detailOf = ({ liquid, portionUnit, portionGrams }: OwnFood) => {
    const measure = liquid ? 'ml' : 'g';
    const portion = portionGrams !== null && `1 ${portionUnit} = ${formatNumber(portionGrams, format, 1)} ${measure}`;
    return [`100 ${measure}`, portion].filter(Boolean).join(' · ');
  };
  return (
    <>
      <Library
        query={query}
        label={t('foods')}
        keyOf={keyOf}
        icon={IconSalad}
        failed={t('foodsFailed')}
        emptyTitle={t('foodsEmpty')}
        emptyHint={t('foodsHint')}
        addLabel={t('foodsAdd')}
        onAdd={onAdd}
        row={(food) => (
          <LibraryRow
            key={food.id}
            name={food.name}
            detail={detailOf(food)}
            calories={food.calories}
            onOpen={() => setEdited(food)}
            onLog={() => setLogged(suggestionOf(food))}
            onDelete={() => remove(keyOf(food), food.name, (options) => send(food.id, options))}
          />
        )}
      />
      {isAdding && <OwnFoodDialog initial={{}} onSaved={onClose} onClose={onClose} />}
      {edited && <OwnFoodDialog initial={edited} onSaved={() => setEdited(null)} onClose={() => setEdited(null)} />}
      {logged && <FoodDialog entry={null} day={null} meal={null} chosen={logged} onClose={() => setLogged(null)} />}
    </>
  );
}
