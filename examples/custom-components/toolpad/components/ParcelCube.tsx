import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { createComponent } from '@toolpad/studio/browser';
import { Canvas, useFrame } from '@react-three/fiber';
import { BoxGeometry, type Group } from 'three';

interface ParcelCubeProps {
  width: number;
  height: number;
  depth: number;
  speed: number;
}

interface ParcelProps {
  size: [number, number, number];
  color: string;
  speed: number;
}

function Parcel({ size: [width, height, depth], color, speed }: ParcelProps) {
  const group = React.useRef<Group>(null);
  const box = React.useMemo(() => new BoxGeometry(width, height, depth), [width, height, depth]);
  React.useEffect(() => () => box.dispose(), [box]);
  useFrame((_, seconds) => {
    if (group.current) {
      group.current.rotation.y += seconds * speed;
    }
  });
  return (
    <group ref={group} rotation={[0.35, 0.7, 0]}>
      <mesh geometry={box}>
        <meshStandardMaterial color={color} />
      </mesh>
      <lineSegments>
        <edgesGeometry args={[box]} />
        <lineBasicMaterial color="black" />
      </lineSegments>
    </group>
  );
}

function ParcelCube({ width, height, depth, speed }: ParcelCubeProps) {
  const theme = useTheme();
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const turns = speed > 0 && !calm;
  const longest = Math.max(width, height, depth, 1);
  const text = `A box of ${width} by ${height} by ${depth} centimeters`;
  return (
    <Box role="img" aria-label={text} sx={{ flex: 1, height: '100%', minHeight: 160 }}>
      <Canvas
        camera={{ position: [0, 0, 1.9], fov: 40 }}
        frameloop={turns ? 'always' : 'demand'}
        fallback={<Typography>{text}</Typography>}
      >
        <ambientLight intensity={1} />
        <directionalLight position={[2, 4, 5]} intensity={2.5} />
        <Parcel
          size={[width / longest, height / longest, depth / longest]}
          color={theme.palette.primary.light}
          speed={turns ? speed : 0}
        />
      </Canvas>
    </Box>
  );
}

export default createComponent(ParcelCube, {
  helperText: 'A box in 3D that shows the proportions of a parcel.',
  defaultLayoutHeight: 320,
  argTypes: {
    width: { type: 'number', label: 'Width (cm)', minimum: 1, maximum: 200, default: 40 },
    height: { type: 'number', label: 'Height (cm)', minimum: 1, maximum: 200, default: 20 },
    depth: { type: 'number', label: 'Depth (cm)', minimum: 1, maximum: 200, default: 30 },
    speed: {
      type: 'number',
      label: 'Turning speed',
      helperText: 'Radians a second. The box stands still for people who ask for less motion.',
      default: 0.5,
    },
  },
});
