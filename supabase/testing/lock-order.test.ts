import { testLockOrder } from './lock-order.testing.ts'

testLockOrder({ rounds: 10, isWhole: false })
