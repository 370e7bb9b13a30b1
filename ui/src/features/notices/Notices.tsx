// Shows the due notice as a card at the bottom of the page until it is dismissed or the page changes.
import { Anchor, CloseButton } from '@mantine/core';
import { IconBarbell, IconChartLine, IconDatabase, IconTrophy, type Icon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useFormat, useT } from '@/shared/i18n/locale';
import { showBrowserNotification } from '@/shared/lib/browserNotification';
import { formatMinutes } from '@/shared/lib/dates';
import { useNoticeSettings } from '@/shared/lib/noticeSettings';
import type { Notice } from './logic';
import { noticeMessages } from './messages';
import classes from './Notices.module.css';
import { dismissNotice, useNotice } from './useNotice';

// Screens on which sets are logged or edited, and the coach's, whose message input would be covered.
const BUSY_PATHS: readonly string[] = ['/log-workout', '/workout', '/ai-coach'];

const icons: Record<Notice['kind'], Icon> = {
  workout: IconBarbell,
  goal: IconTrophy,
  week: IconChartLine,
  storage: IconDatabase,
};

interface NoticeText {
  title: string;
  text: string;
  link?: { to: string; label: string };
}

function useNoticeText(): (notice: Notice) => NoticeText {
  const t = useT(noticeMessages);
  const format = useFormat();
  return (notice) => {
    switch (notice.kind) {
      case 'workout':
        return {
          title: t('workoutTitle', { title: notice.title }),
          text: t('workoutText', { count: notice.exercises }),
          link: { to: `/log-workout?workout=${notice.workoutId}`, label: t('workoutGo') },
        };
      case 'goal': {
        const streak = notice.weeks > 1 ? ` ${t('goalStreak', { weeks: notice.weeks })}` : '';
        return { title: t('goalTitle'), text: t('goalText', { count: notice.workouts }) + streak };
      }
      case 'week': {
        const values = { time: formatMinutes(notice.minutes, format), goal: notice.goal };
        return {
          title: t('weekTitle', { count: notice.workouts }),
          text: t(notice.workouts >= notice.goal ? 'weekReached' : 'weekShort', values),
          link: { to: '/progress?tab=workouts', label: t('weekGo') },
        };
      }
      case 'storage':
        return {
          title: t('storageTitle', { percent: notice.percent }),
          text: t('storageText'),
          link: { to: '/profile?section=data', label: t('storageGo') },
        };
    }
  };
}

export function Notices() {
  const t = useT(noticeMessages);
  const textOf = useNoticeText();
  const screenPaths = useScreenPaths();
  const { browser } = useNoticeSettings();
  const { pathname } = useLocation();
  const notice = useNotice(BUSY_PATHS.includes(pathname));
  const shownOn = useRef(pathname);
  const words = notice && textOf(notice);

  useEffect(() => {
    if (notice && shownOn.current !== pathname) dismissNotice();
    shownOn.current = pathname;
  }, [notice, pathname]);
  useEffect(() => {
    if (notice && words && browser) {
      const { title, text: body, link: { to: path } = { to: '/' } } = words;
      void showBrowserNotification({ title, body, tag: notice.kind, path });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per notice, even if the language changes
  }, [notice]);

  if (!notice || !words) return null;
  const Picture = icons[notice.kind];
  const { link } = words;
  return (
    <section className={classes.notice} data-kind={notice.kind} aria-label={t('notice')} role="status">
      <span className={classes.picture} aria-hidden>
        <Picture size={22} stroke={1.8} />
      </span>
      <div className={classes.words}>
        <div className={classes.title}>{words.title}</div>
        <div className={classes.text}>{words.text}</div>
      </div>
      {link && screenPaths.has(link.to.split('?')[0] ?? '') && (
        <Anchor component={Link} to={link.to} fw={600} className={classes.link} onClick={dismissNotice}>
          {link.label}
        </Anchor>
      )}
      <CloseButton aria-label={t('dismiss')} onClick={dismissNotice} />
    </section>
  );
}
