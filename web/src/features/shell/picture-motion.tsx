import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { growCovers } from './growing-covers.ts'
import './picture-motion.css'
import { unmaskPictures } from './unmask-pictures.ts'

/** How the pictures of all pages move. */
export function PictureMotion() {
  const router = useRouter()
  useEffect(() => {
    const stops = [growCovers(router), unmaskPictures(router)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
  return null
}
