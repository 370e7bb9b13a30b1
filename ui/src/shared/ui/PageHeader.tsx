// The header of a page: title, back arrow and primary action.
import { ActionIcon, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageHeading } from '@/shared/hooks/usePageHeading';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  // Small line under the title.
  subtitle?: ReactNode;
  // The target of the back arrow.
  backTo?: string;
  // Overrides the arrow's navigation; see useBackNavigation().
  onBack?: MouseEventHandler;
  // The arrow's accessible name. Defaults to 'Back'.
  backLabel?: string;
  // The page's primary button.
  action?: ReactNode;
  // Overrides the browser tab's title.
  documentTitle?: string;
}

export function PageHeader({ title, subtitle, backTo, onBack, backLabel, action, documentTitle }: PageHeaderProps) {
  const t = useT(common);
  const heading = usePageHeading(documentTitle ?? title);
  return (
    <header className={classes.header}>
      {backTo !== undefined && (
        <ActionIcon
          component={Link}
          to={backTo}
          onClick={onBack}
          aria-label={backLabel ?? t('back')}
          className={classes.back}
          data-alone={!subtitle || undefined}
        >
          <IconArrowLeft size={22} aria-hidden />
        </ActionIcon>
      )}
      <div className={classes.words}>
        <Title order={1} tabIndex={-1} ref={heading}>
          {title}
        </Title>
        {subtitle && (
          <Text size="sm" c="dimmed" component="div">
            {subtitle}
          </Text>
        )}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </header>
  );
}
