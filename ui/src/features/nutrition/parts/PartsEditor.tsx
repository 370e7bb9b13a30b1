// Edits the foods of a recipe or a saved meal: adds them from the search, changes their amounts and removes them.
import { Text } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useRef } from 'react';
import type { FoodSuggestion } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { keepFocus } from '@/shared/lib/focus';
import { partOf, type Part } from './part';
import { partMessages } from './partMessages';
import { PartRow } from './PartRow';
import classes from './Parts.module.css';
import { PartSearch } from './PartSearch';

interface PartsEditorProps {
  // The heading above the list.
  title: string;
  parts: readonly Part[];
  // The name of the list in the request, by which the errors name it.
  field: 'ingredients' | 'foods';
  errors: FormErrors;
  // A recipe cannot contain a recipe.
  withRecipes: boolean;
  onChange: (parts: Part[]) => void;
}

export function PartsEditor({ title, parts, field, errors, withRecipes, onChange }: PartsEditorProps) {
  const t = useT(partMessages);
  const search = useRef<HTMLInputElement>(null);
  const errorOf = (index: number) =>
    Object.entries(errors).find(([path]) => path.startsWith(`${field}[${index}]`))?.[1] ?? null;
  const add = (food: FoodSuggestion) => {
    onChange([...parts, partOf(food, newClientKey())]);
    // The chosen row disappears.
    search.current?.focus();
  };
  const remove = (removed: Part) => keepFocus(() => onChange(parts.filter((each) => each !== removed)));
  return (
    <section className={classes.editor} aria-label={title}>
      <Text component="h3" fw={600} size="sm">
        {title}
      </Text>
      {parts.length > 0 && (
        <ul className={classes.list}>
          {parts.map((part, index) => (
            <PartRow
              key={part.key}
              part={part}
              error={errorOf(index)}
              onChange={(changed) => onChange(parts.map((each) => (each === part ? changed : each)))}
              onRemove={() => remove(part)}
            />
          ))}
        </ul>
      )}
      <PartSearch label={t('add')} error={errors[field]} withRecipes={withRecipes} inputRef={search} onPick={add} />
    </section>
  );
}
