// Typical positions from the middle of a game, each of interest for somebody's movement. Fetched with a list of them.
import type { Scenario } from '../../../movement/game.ts';

export const MID_GAME: readonly Scenario[] = [
  {
    id: 'moriaTaken',
    notation: 'wotr1;p=mor:legi,ort:sa;f=lor1;s=morx;n=dww,elw,isw,saw;a=mor:fdwel',
    selected: ['legolas', 'gimli'],
  },
  {
    id: 'helmsDeepBesieged',
    notation:
      'wotr1;p=el:bo,fan:mepegw,hel:stlegin4,mmo:wk,op:gg,ort:sa;f=wem2;s=foix,helb;n=row,isw,saw;a=foi:sis,hel:fbro.sis',
    selected: ['gandalf-the-white'],
  },
  {
    id: 'minasTirithBesieged',
    notation:
      'wotr1;p=edo:stlegi,el:bome,fe:go,mti:pegwwkn3,op:gg,ort:sa;f=dag1;s=mtib,osgx;n=gow,row,isw,saw;a=mti:fbgo.ssa,osg:ssa',
    selected: ['strider', 'legolas', 'gimli'],
  },
  {
    id: 'rivendellLost',
    notation: 'wotr1;p=el:gg,riv:wk,tro:stme;f=lor2;s=rivx;n=elw,noa,saw;a=riv:ssa',
    selected: ['strider', 'meriadoc'],
  },
  {
    id: 'whiteAndHeir',
    notation:
      'wotr1;p=edo:pegw,el:bome,fe:go,op:ggst,ort:sa,osg:wkn3,pel:legiar;f=sit1;s=osgx;n=gow,row,isw,saw;a=osg:ssa',
    selected: ['aragorn', 'legolas', 'gimli'],
  },
  {
    id: 'allMinions',
    notation:
      'wotr1;p=dag:legigwar,dgu:n8,edo:me,el:bo,fe:go,mmo:wk,mrn:mon5n6,mti:pe,nur:n7,op:ggst,ort:sa;f=mt2;s=osgx;n=dww,elw,gow,now,row,isw,saw,sow;a=dag:fgonoro,osg:0',
    selected: ['mouth-of-sauron'],
  },
];
