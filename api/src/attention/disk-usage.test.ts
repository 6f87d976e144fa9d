import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { fullness, readDiskUsage } from './disk-usage.ts'

const GB = 2 ** 30

test.each([
  ['a small disk', 20 * GB, 2 * GB, null],
  ['a small disk that fills', 20 * GB, 2 * GB - 1, 90],
  ['a large disk', 2_000 * GB, 5 * GB, null],
  ['a large disk that fills', 2_000 * GB, 4 * GB, 99],
  ['a full disk', 20 * GB, 0, 100],
  ['a disk without room of its own', 0, 0, null],
])('%s', (_, total, free, percent) => {
  expect(fullness({ total, free })).toBe(percent)
})

test('the disk of a folder has room, and less is free than there is', async () => {
  const { total, free } = await readDiskUsage(tmpdir())
  expect(total).toBeGreaterThan(0)
  expect(free).toBeLessThanOrEqual(total)
})

test('a folder that is not there is an error', async () => {
  await expect(readDiskUsage('/no/such/folder')).rejects.toThrow('ENOENT')
})
