import { testLockOrder } from './lock-order.testing.ts'

testLockOrder({ rounds: 1000, isWhole: true })
