// The lists of the food search: saved meals, the same meal of the previous day, favourites, logged foods, the food table,
// and the entries for foods that are not found.
import { SegmentedControl, Text } from '@mantine/core';
import type { FoodSuggestion, LoggedFood, SavedMeal } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { favoriteMessages } from '@/features/nutrition/favorites/favoriteMessages';
import { SavedMealRows } from '@/features/nutrition/savedmeals/SavedMealRows';
import type { MealType } from './food';
import classes from './FoodFinder.module.css';
import { FinderEntries } from './FinderEntries';
import { foodMessages } from './foodMessages';
import { FoodSuggestions } from './FoodSuggestions';
import { LoggedFoods } from './LoggedFoods';
import { PreviousDayMeal } from './PreviousDayMeal';
import { StarterFoods } from './StarterFoods';
import type { FoodHits } from './useFoodHits';

export interface FoodActions {
  chooseLogged: (food: LoggedFood) => void;
  repeat: (food: LoggedFood) => void;
  choose: (food: FoodSuggestion) => void;
  log: (food: FoodSuggestion) => void;
  copyMeal: () => void;
  logMeal: (meal: SavedMeal) => void;
  enterValues: () => void;
  // Opens the form of a new own food.
  addOwnFood: () => void;
  // Opens the barcode scanner.
  scan: () => void;
}

interface FoodFinderProps {
  hits: FoodHits;
  actions: FoodActions;
  mealType: MealType;
  day: Day;
  disabled: boolean;
  // Sets the search text.
  onSearch: (word: string) => void;
}

export function FoodFinder({ hits, actions, mealType, day, disabled, onSearch }: FoodFinderProps) {
  const t = useT(foodMessages);
  const marks = useT(favoriteMessages);
  const { typed, favorites, logged, within, hasLogged } = hits;
  const loggedActions = { disabled, onChoose: actions.chooseLogged, onLog: actions.repeat };
  return (
    <div className={classes.finder}>
      <SavedMealRows meals={hits.meals} disabled={disabled} onLog={actions.logMeal} />
      {typed === '' && <PreviousDayMeal mealType={mealType} day={day} disabled={disabled} onCopy={actions.copyMeal} />}
      {typed === '' && hasLogged === false && favorites.length === 0 && <StarterFoods onSearch={onSearch} />}
      {hits.isOnDevice && <Hint text={t('onDevice')} />}
      {hasLogged === null &&
        (hits.loggedFailed ? typed === '' && <Failure text={t('ownFailed')} /> : <Loading rows={2} />)}
      {favorites.length > 0 && (
        <section aria-label={marks('title')}>
          <p className={classes.heading}>{marks('title')}</p>
          <FoodSuggestions foods={favorites} disabled={disabled} onChoose={actions.choose} onLog={actions.log} />
        </section>
      )}
      {logged.length > 0 && (
        <section aria-label={t('whichOwn')}>
          {typed === '' ? (
            <SegmentedControl
              fullWidth
              mb={4}
              aria-label={t('whichOwn')}
              value={hits.order}
              onChange={(chosen) => hits.setOrder(chosen === 'recent' ? 'recent' : 'frequent')}
              data={(['frequent', 'recent'] as const).map((each) => ({ value: each, label: t(each) }))}
            />
          ) : (
            <p className={classes.heading}>{t('whichOwn')}</p>
          )}
          <LoggedFoods foods={logged} {...loggedActions} />
        </section>
      )}
      <Table hits={hits} actions={actions} disabled={disabled} />
      {within.length > 0 && (
        <section aria-label={t('ownWithin')}>
          <p className={classes.heading}>{t('ownWithin')}</p>
          <LoggedFoods foods={within} {...loggedActions} />
        </section>
      )}
      <FinderEntries typed={typed} actions={actions} disabled={disabled} />
    </div>
  );
}

function Table({ hits, actions, disabled }: Pick<FoodFinderProps, 'hits' | 'actions' | 'disabled'>) {
  const t = useT(foodMessages);
  const { typed, table, isSearchable, isSettled, tableFailed, meals, favorites, logged, within } = hits;
  if (typed === '') return null;
  if (!isSearchable) return <Hint text={t('typeMore')} />;
  if (tableFailed) return <Failure text={t('searchFailed')} />;
  if (!table) return <Loading rows={2} />;
  if (table.length === 0) {
    return isSettled && [meals, favorites, logged, within].every((list) => list.length === 0) ? (
      <Hint text={t('noneFound')} />
    ) : null;
  }
  return (
    <section aria-label={t('table')}>
      <p className={classes.heading}>{t('found')}</p>
      <FoodSuggestions foods={table} disabled={disabled} onChoose={actions.choose} onLog={actions.log} />
    </section>
  );
}

function Hint({ text }: { text: string }) {
  return (
    <Text size="sm" c="dimmed" role="status">
      {text}
    </Text>
  );
}

function Failure({ text }: { text: string }) {
  return (
    <Text size="sm" c="dimmed" role="alert">
      {text}
    </Text>
  );
}

function Loading({ rows }: { rows: number }) {
  return (
    <LoadingRegion>
      {Array.from({ length: rows }, (_, index) => (
        <Placeholder key={index} height={56} mt={index === 0 ? 0 : 8} />
      ))}
    </LoadingRegion>
  );
}
