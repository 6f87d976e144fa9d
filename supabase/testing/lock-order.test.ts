import { testLockOrder } from './lock-order.testing.ts'

testLockOrder({ rounds: 60, isWhole: false })
