import { useQuery } from '@tanstack/react-query'
import type { StoredInquiry } from 'api/contract/inquiries'
import { LANGUAGES } from 'api/contract/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuAct } from '#features/admin/form/menu.tsx'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { RowMenu } from '#features/admin/list/row-menu.tsx'
import { lastUser } from '#lib/session.ts'
import { Row } from '#ui/layout.tsx'
import styles from './inquiries.module.css'
import { colleagues, type useInquiryChange } from './inquiries.queries.ts'
import { actsFor, changeBy, changeByPassing } from './inquiry-acts.ts'
import { languageOf } from './question-language.ts'
import { replyAddress } from './reply-address.ts'

interface InquiryMenuProps {
  inquiry: StoredInquiry
  change: ReturnType<typeof useInquiryChange>
  onErase: () => void
}

/** What is done with an inquiry now and then. */
export function InquiryMenu({ inquiry, change, onErase }: InquiryMenuProps) {
  const { t } = useTranslation('admin')
  const me = lastUser()?.id ?? ''
  const [isPassing, setPassing] = useState(false)
  const others = useQuery(colleagues).data?.colleagues.filter(({ id }) => id !== inquiry.assignee?.id) ?? []
  const pass: MenuAct = { label: t('inquiries.passOn'), onChoose: () => setPassing(true) }
  const acts: MenuAct[] = [
    ...(others.length > 0 ? [pass] : []),
    ...LANGUAGES.filter((language) => language !== languageOf(inquiry.message)).map((language) => ({
      label: t('inquiries.replyInLanguage', { language: t(`languages.lower.${language}`) }),
      onChoose: () => window.location.assign(replyAddress(t, inquiry, language)),
    })),
    ...actsFor(inquiry, me).rare.map((act) => ({
      label: t(`inquiries.acts.${act}`),
      onChoose: () => change.mutate(changeBy(act, inquiry, me)),
    })),
    { label: `${t('inquiries.eraseOne')}…`, isDangerous: true, onChoose: onErase },
  ]
  return (
    <>
      <RowMenu title={inquiry.name} acts={acts} />
      {isPassing && (
        <MessageDialog heading={t('inquiries.pass')} onClose={() => setPassing(false)}>
          <Row as="ul" gap={2} className={styles.colleagues}>
            {others.map(({ id, username }) => (
              <li key={id}>
                <button
                  type="button"
                  className="btn btn--line"
                  onClick={() => {
                    setPassing(false)
                    change.mutate(changeByPassing(inquiry, id))
                  }}
                >
                  {username}
                </button>
              </li>
            ))}
          </Row>
          <DialogActions onCancel={() => setPassing(false)} />
        </MessageDialog>
      )}
    </>
  )
}
