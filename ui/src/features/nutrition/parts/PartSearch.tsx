// Searches for a food to add to a recipe or a saved meal. Enter takes the first hit, arrow keys move between the hits.
import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { isAway } from '@/shared/api/errors';
import { limits } from '@/shared/api/limits.gen';
import type { FoodSuggestion } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { MIN_SEARCH_LENGTH } from '@/features/nutrition/food/food';
import { useFoodSuggestions } from '@/features/nutrition/food/foodApi';
import { foodMessages } from '@/features/nutrition/food/foodMessages';
import { FoodSuggestions } from '@/features/nutrition/food/FoodSuggestions';
import { moveBetweenRows } from '@/features/nutrition/food/moveBetweenRows';
import { useKeptFoods } from '@/features/nutrition/food/useKeptFoods';
import { partMessages } from './partMessages';

const DELAY_MS = 200;

interface PartSearchProps {
  label: string;
  error: ReactNode;
  withRecipes: boolean;
  inputRef: Ref<HTMLInputElement>;
  onPick: (food: FoodSuggestion) => void;
}

export function PartSearch({ label, error, withRecipes, inputRef, onPick }: PartSearchProps) {
  const t = useT(partMessages);
  const words = useT(foodMessages);
  const [name, setName] = useState('');
  const typed = name.trim();
  const [debounced] = useDebouncedValue(typed, DELAY_MS);
  const isSearchable = typed.length >= MIN_SEARCH_LENGTH;
  const {
    data,
    isPlaceholderData,
    error: failure,
  } = useFoodSuggestions(debounced, isSearchable && debounced.length >= MIN_SEARCH_LENGTH);
  const isOnDevice = isSearchable && isAway(failure);
  const kept = useKeptFoods(typed, isOnDevice);
  const found = (isOnDevice ? kept : data)?.filter(({ kind }) => withRecipes || kind !== 'recipe');
  const isSettled =
    isSearchable && debounced === typed && !isPlaceholderData && (found !== undefined || failure !== null);
  // Enter was pressed before the answer for the typed name arrived.
  const isWaiting = useRef(false);
  const pick = (food: FoodSuggestion) => {
    setName('');
    onPick(food);
  };
  const takeFirst = () => {
    const [first] = found ?? [];
    if (first) pick(first);
  };
  const onSettled = useEffectEvent(() => {
    if (isWaiting.current) takeFirst();
    isWaiting.current = false;
  });
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    moveBetweenRows(event);
    if (event.key !== 'Enter') return;
    // Enter must not save the form.
    event.preventDefault();
    if (isSettled) takeFirst();
    else isWaiting.current = isSearchable;
  };
  const hits = () => {
    if (!isSearchable) return null;
    if (failure && !isOnDevice) return <Message role="alert" text={t('searchFailed')} />;
    if (!found) {
      return (
        <LoadingRegion>
          <Placeholder height={56} />
        </LoadingRegion>
      );
    }
    if (found.length === 0) return <Message role="status" text={words('noneFound')} />;
    return (
      <FoodSuggestions
        foods={found}
        disabled={false}
        chooseLabel={(portion) => t('addThis', portion)}
        onChoose={pick}
      />
    );
  };
  return (
    <div data-food-form>
      <TextInput
        ref={inputRef}
        label={label}
        placeholder={t('placeholder')}
        maxLength={limits.FoodEntryInput.name.maxLength}
        autoComplete="off"
        enterKeyHint="search"
        data-food-name
        leftSection={<IconSearch size={20} aria-hidden />}
        value={name}
        error={error}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          isWaiting.current = false;
          setName(event.currentTarget.value);
        }}
      />
      {isOnDevice && <Message role="status" text={words('onDevice')} />}
      {hits()}
    </div>
  );
}

function Message({ role, text }: { role: 'alert' | 'status'; text: string }) {
  return (
    <Text size="sm" c="dimmed" mt={8} role={role}>
      {text}
    </Text>
  );
}
