import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { managementBoard, supervisoryBoard } from '#content/boards.ts'
import { formatDate } from '#lib/format.ts'
import { Fact, Facts } from '#ui/facts.tsx'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import styles from './management.module.css'

const boards = [
  { id: 'managementBoard', members: managementBoard },
  { id: 'supervisoryBoard', members: supervisoryBoard },
] as const

/** Both boards with the mandates of their members (INV-02, INV-03). */
export function Management() {
  const { t } = useTranslation('investors')
  return (
    <>
      <Intro lead={t('management.lead')} />
      {boards.map(({ id, members }) => (
        <Split as="section" key={id} className={styles.board} aria-labelledby={id}>
          <h2 id={id} className="h3">
            {t(`management.${id}`)}
          </h2>
          <Facts>
            {members.map(({ name, role, from, to }) => (
              <Fact key={name} term={name}>
                {t(`management.roles.${role}`)}
                <Text size="small" tone="muted" numbers>
                  {t('management.mandate', { from: formatDate(from), to: formatDate(to) })}
                </Text>
              </Fact>
            ))}
          </Facts>
        </Split>
      ))}
    </>
  )
}
