// The plan templates of Quick Start, adapted to the user's profile.
import { useState, type ReactNode } from 'react';
import type { PlanTemplate, WorkoutPlan } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useTemplates } from './api';
import { templateMessages } from './messages';
import { TemplateCard } from './TemplateCard';
import classes from './TemplateCards.module.css';
import { TemplatePreview } from './TemplatePreview';
import { useTemplatePlan } from './useTemplatePlan';

interface TemplateCardsProps {
  onCreated: (plan: WorkoutPlan) => void;
  // Rendered after the templates.
  children?: ReactNode;
}

export function TemplateCards({ onCreated, children }: TemplateCardsProps) {
  const t = useT(templateMessages);
  const templates = useTemplates();
  const { create, pendingLevel } = useTemplatePlan(onCreated);
  const [seen, setSeen] = useState<PlanTemplate['level'] | null>(null);
  const shown = templates.data?.find(({ level }) => level === seen);

  if (templates.error && !templates.data) {
    return (
      <>
        <Card>
          <ErrorState error={templates.error} title={t('loadFailed')} onRetry={() => void templates.refetch()} />
        </Card>
        {children}
      </>
    );
  }
  if (!templates.data) {
    return (
      <LoadingRegion>
        <div className={classes.place}>
          <div className={classes.cards}>
            {[0, 1, 2].map((card) => (
              <Placeholder key={card} height={330} radius="lg" />
            ))}
          </div>
        </div>
      </LoadingRegion>
    );
  }
  return (
    <>
      <div className={classes.place}>
        <div className={classes.cards}>
          {templates.data.map((template) => (
            <TemplateCard
              key={template.level}
              template={template}
              pending={pendingLevel === template.level}
              disabled={pendingLevel !== null}
              onSee={() => setSeen(template.level)}
              onUse={() => void create(template)}
            />
          ))}
          {children && <div className={classes.rest}>{children}</div>}
        </div>
      </div>
      {shown && (
        <TemplatePreview
          template={shown}
          pending={pendingLevel !== null}
          onUse={() => void create(shown)}
          onClose={() => setSeen(null)}
        />
      )}
    </>
  );
}
