import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { SpecificationTable } from '#components/specification-table.tsx'
import { UnitSwitch } from '#components/unit-switch.tsx'
import { useUnitSystem } from '#components/use-unit-system.ts'
import type { SitePath } from '#content/site-pages.ts'
import type { SpecificationTable as Table } from '#content/specification-table.ts'
import { Columns, Row, Stack } from '#ui/layout.tsx'

interface PlantSpecificationProps {
  heading: string
  link: { name: string; to: SitePath }
  tables: readonly Table[]
}

/** The tables of a plant, in the units that those of the products have been read in. */
export function PlantSpecification({ heading, link, tables }: PlantSpecificationProps) {
  const [units, choose] = useUnitSystem()
  return (
    <section className="section soft" aria-labelledby="specification">
      <Stack gap={6} className="wrap">
        <Row between align="end">
          <h2 id="specification">{heading}</h2>
          <UnitSwitch units={units} onChoose={choose} />
        </Row>
        <Columns columns="three" gap={8}>
          {tables.map((table) => (
            <SpecificationTable key={table.title} table={table} units={units} />
          ))}
        </Columns>
        <div>
          <SiteLink to={link.to} className="link">
            {link.name} <Icon name="arrow" />
          </SiteLink>
        </div>
      </Stack>
    </section>
  )
}
