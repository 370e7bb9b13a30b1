// Clears the chat with the coach, after a question; it knows no message.
import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { CHAT_PAGE, useChatHistory, useClearChat } from '@/features/coach/api';
import { chatMessages } from '@/features/coach/chat/chatMessages';
import { stopAnswer } from '@/features/coach/chat/chatStore';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { Menu } from '@/shared/ui/Menu';
import { toast } from '@/shared/ui/toast';

export function ClearChat() {
  const t = useT(chatMessages);
  const words = useT(common);
  const [opened, dialog] = useDisclosure(false);
  const { mutateAsync: clear, isPending } = useClearChat();
  const { data: said } = useChatHistory(CHAT_PAGE);

  const confirm = async () => {
    // What is being answered belongs to what goes.
    stopAnswer();
    try {
      await clear();
      dialog.close();
      toast({ title: t('cleared') });
    } catch {
      toast({ title: words('error'), description: t('clearFailed'), destructive: true });
    }
  };

  // Nothing to clear.
  if (!said?.length) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('more')}>
            <IconDots size={22} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={dialog.open}>
            {t('clear')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={opened}
        title={t('clearTitle')}
        confirmLabel={t('clear')}
        destructive
        pending={isPending}
        onConfirm={() => void confirm()}
        onClose={dialog.close}
      >
        {t('clearText')}
      </ConfirmDialog>
    </>
  );
}
