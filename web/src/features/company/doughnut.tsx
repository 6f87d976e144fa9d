import { ArcElement, Chart as ChartLibrary, DoughnutController } from 'chart.js'
import { useEffect, useRef } from 'react'
import { Chart } from 'react-chartjs-2'

ChartLibrary.register(DoughnutController, ArcElement)

export interface DoughnutProps {
  shares: readonly { name: string; percent: number; colour: string }[]
  /** Place of the share that stands out. */
  chosen: number
  onChoose: (place: number) => void
}

/** The drawing alone: what shows it also states the values as text. */
export function Doughnut({ shares, chosen, onChoose }: DoughnutProps) {
  const chart = useRef<ChartLibrary<'doughnut'>>(null)
  useEffect(() => {
    chart.current?.setActiveElements([{ datasetIndex: 0, index: chosen }])
    chart.current?.update('none')
  }, [chosen])

  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <Chart
      ref={chart}
      type="doughnut"
      data={{
        labels: shares.map(({ name }) => name),
        datasets: [
          {
            data: shares.map(({ percent }) => percent),
            backgroundColor: shares.map(({ colour }) => colour),
            borderColor: '#fff',
            borderWidth: 2,
            hoverOffset: 10,
          },
        ],
      }}
      options={{
        cutout: '62%',
        layout: { padding: 12 },
        animation: isStill ? false : { duration: 900, easing: 'easeOutQuart' },
        maintainAspectRatio: false,
        onHover: (_event, [element]) => element && onChoose(element.index),
      }}
    />
  )
}
